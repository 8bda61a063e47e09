/**
 * Text in which nothing is markup, on one line: cells of a CRM hold whatever people typed. Only what Markdown would read is
 * escaped, so that the text reads well as it is: `core_id` and `Smith & Sons` stay as they are.
 */
export function markdownText(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      // They would turn the text around them.
      .replace(/\p{Bidi_Control}/gu, '')
      .trim()
      .replace(/[\\`*[\]<|~$]/g, '\\$&')
      // Within a word it is a letter like others.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/&(?=#?\w+;)/g, '\\&')
      // What begins a heading, a quotation or a list.
      .replace(/^[#>+=-]/, '\\$&')
      .replace(/^(\d+)([.)])/, '$1\\$2')
      // Addresses become links, names behind an @ tell people on GitHub.
      .replace(/:(?=\/\/)/g, '\\:')
      .replace(/\b(www|mailto|xmpp)([.:])/gi, '$1\\$2')
      .replace(/(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, '\\@')
  );
}
