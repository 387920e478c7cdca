/** The addresses of the author's links to other shops, with placeholders for fields: `slot="shop"`. */
export const shopAddresses = ({ children }: Partial<Element>): string[] =>
  // Commands read elements from files, without children.
  [...(children ?? [])]
    .filter(({ slot }) => slot === 'shop')
    .map((link) => link.getAttribute('href') ?? '');
