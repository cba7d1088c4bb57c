/* What `tutor.publish.app` puts before a worker's own script. */

declare const VERSION: string;
declare const FILES: string[];
declare const PACKED: { [name: string]: string };
declare function loadPyodide(options: object): Promise<any>;
declare const createPyodide: any;
