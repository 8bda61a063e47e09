/** Says with each call of a page for whom the page was opened; the value is what the page was given (`data-opened-by`). */
export const OPENED_BY_HEADER = 'x-core-opened-by';
