/** The style sheet of the documentation page. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: #0b62c4; }
@media (prefers-color-scheme: dark) { :root { --accent: #6cb1ff; } }
* { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
h3 { margin-top: 2rem; }
a { color: var(--accent); }
code, pre { font: 0.9em/1.45 ui-monospace, monospace; background: var(--soft); border-radius: 4px; }
code { padding: 0.1em 0.25em; }
pre { padding: 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1rem; }
th, td { padding: 0.35rem 0.5rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
nav ul { padding-left: 1.2rem; columns: 18rem; }
`;
