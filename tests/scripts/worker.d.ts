/* What `tutor.publish.app` puts before a worker's own script. */

declare const VERSION: string;
declare const FILES: string[];
declare function loadPyodide(options: object): Promise<any>;
declare const createPyodide: any;
