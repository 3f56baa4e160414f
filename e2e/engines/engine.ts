/** One browser engine, driven by the W3C protocol that it speaks. */
export interface Engine {
  /** Opens a window without stored data, for a visitor whose language is `locale`. */
  open: (locale: string) => Promise<EngineWindow>;
  close: () => Promise<void>;
}

export interface EngineWindow {
  navigate: (url: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The value of a JavaScript expression, or what its promise resolves with; JSON only. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Real input, in the notation that WebDriver and WebDriver BiDi share. */
  perform: (actions: readonly InputSource[]) => Promise<void>;
  /** How many requests of the page are not answered yet; 0 where the engine does not report them. */
  openRequests: () => number;
  /** Console errors, uncaught errors and refusals of the content security policy so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** https://www.w3.org/TR/webdriver2/#actions */
export type InputSource =
  | { type: 'pointer'; id: string; actions: PointerAction[] }
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] };

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };
