/* What a browser knows, and TypeScript's library not yet. */

interface Navigator {
  readonly keyboard?: { lock?(keys: string[]): Promise<void>; unlock?(): void };
}

/* What every drawing is handed. */

type SceneChange = any[] | { [part: string]: SceneChange };
type Send = (message: { do: string; [key: string]: any }) => void;
type Words = { [key: string]: string };
type Note = { title: string; line?: string | null; paragraphs: ScenePart[][]; ruling?: ScenePart[] | null; rules?: string[] };
type Book = { rules: { [id: string]: Note }; terms: { [id: string]: Note }; words?: Words };
type Offer = { key?: string | null; act?: string | null; why?: string | null; picked?: boolean; preview?: boolean; tip?: string };
type Drawn = { words?: Words; language?: string; theme?: string | null; book?: Book };
