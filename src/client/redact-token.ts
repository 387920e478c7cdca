/** Matches a token in all encodings: in an address, in a nested address, in a form, in JSON, in markup. */
function tokenPattern(token: string): RegExp {
  const characters = [...token].map((character) => {
    // Forms write a space as a plus, and decoding a token as a form turns a plus into a space.
    const same = ' +'.includes(character) ? [' ', '+'] : [character];
    const spellings = same.flatMap((form) => {
      const code = form.codePointAt(0)!.toString(16);
      const bytes = [...new TextEncoder().encode(form)].map((byte) => byte.toString(16));
      return [
        `\\\\*\\u{${code}}`,
        bytes.map((byte) => `%(?:25)*${byte.padStart(2, '0')}`).join(''),
        `\\\\+u${code.padStart(4, '0')}`,
        `&#(?:${form.codePointAt(0)}|x0*${code});`,
      ];
    });
    return `(?:${spellings.join('|')})`;
  });
  return new RegExp(characters.join(''), 'giu');
}

export const redactToken = (text: string, token: string): string =>
  text.replace(tokenPattern(token), '…');
