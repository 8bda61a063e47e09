/** Puts the reference of the HTTP interface into the page; Redoc, which draws it, stands before this in the same file. */

interface Redoc {
  init(document: string, options: object, element: Element, done: (error?: Error) => void): void;
}

declare const Redoc: Redoc;

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

const OPTIONS = {
  hideDownloadButtons: false,
  requiredPropsFirst: true,
  sortTagsAlphabetically: false,
  jsonSamplesExpandLevel: 3,
  pathInMiddlePanel: true,
  sanitize: true,
  theme: {
    colors: { primary: { main: '#0b62c4' } },
    typography: {
      fontFamily: SANS,
      fontSize: '15px',
      headings: { fontFamily: SANS, fontWeight: '600' },
      code: { fontFamily: MONO, color: '#9b1c1c' },
    },
    rightPanel: { backgroundColor: '#1f2933' },
  },
};

const element = document.getElementById('reference');
if (element !== null) Redoc.init('openapi.json', OPTIONS, element, tell(element));

/** Tools that wait for the page look for its `data-state`: `shown`, or `failed`. */
function tell(shown: HTMLElement): (error?: Error) => void {
  return (error) => {
    shown.dataset.state = error === undefined || error === null ? 'shown' : 'failed';
  };
}
