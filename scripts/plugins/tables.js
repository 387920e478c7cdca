import ts from 'typescript';

/**
 * A parameter as its table declares it.
 * @typedef {{ name: string, doc: string, kind: string, values?: (string | number)[], min?: number,
 *   max?: number, default?: string | number, required?: boolean, words?: string, of?: string,
 *   most?: number, secret?: boolean }} Parameter
 * @typedef {{ path: string, oneOf: string[], params: Parameter[] }} Operation
 */

const flat = (text) => text.replace(/\s+/g, ' ').trim();

/** `a as const`, `a satisfies B` and `(a)` are all `a`. */
const bare = (node) => (node && ts.isOuterExpression(node) ? bare(node.expression) : node);

/**
 * Reads tables of parameters from TypeScript: facts from the literal types that `as const` gives
 * them, so that whatever the compiler can resolve (spreads, references, other files) is resolved
 * here too, and meanings from the doc comments.
 * @param {ts.TypeChecker} checker
 */
export function tableReader(checker) {
  const target = (symbol) =>
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /** What an expression refers to, if it does no more than that. */
  function referred(expression) {
    const node = bare(expression);
    if (!node) return undefined;
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
      return target(checker.getSymbolAtLocation(node));
    }
    // `{ ...page, max: 34 }` means what `page` means.
    const spread = ts.isObjectLiteralExpression(node) && node.properties.find(ts.isSpreadAssignment);
    return spread ? referred(spread.expression) : undefined;
  }

  /** @returns {string} the doc comment of a declaration, or else of what it refers to */
  function docOf(symbol, seen = new Set()) {
    if (!symbol || seen.has(symbol)) return '';
    seen.add(symbol);
    const own = flat(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
    if (own) return own;
    for (const node of symbol.declarations ?? []) {
      const next = ts.isShorthandPropertyAssignment(node)
        ? target(checker.getShorthandAssignmentValueSymbol(node))
        : referred(node.initializer);
      const doc = docOf(next, seen);
      if (doc) return doc;
    }
    return '';
  }

  const placeOf = (symbol) => {
    const node = symbol.declarations?.[0];
    if (!node) return symbol.name;
    const file = node.getSourceFile();
    return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  };

  /** The one value of a type, or undefined where the type has several. */
  function literal(type) {
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
    if (!checker.isTupleType(type)) return undefined;
    const all = checker.getTypeArguments(type).map(literal);
    return all.includes(undefined) ? undefined : all;
  }

  const isCode = (type) => type.getProperty('exec') || type.getCallSignatures().length > 0;

  function factOf(symbol) {
    const type = checker.getTypeOfSymbol(symbol);
    const value = literal(type);
    if (value === undefined && !isCode(type)) {
      throw new Error(`${placeOf(symbol)}: "${symbol.name}" has no literal type; add "as const"`);
    }
    return value;
  }

  /** @returns {Parameter[]} */
  const readTable = (type) =>
    type.getProperties().map((symbol) => {
      const facts = checker
        .getTypeOfSymbol(symbol)
        .getProperties()
        .map((fact) => [fact.name, factOf(fact)]);
      const found = Object.fromEntries(facts.filter(([, value]) => value !== undefined));
      if (!found.kind) throw new Error(`${placeOf(symbol)}: "${symbol.name}" is no parameter`);
      return { name: symbol.name, doc: docOf(symbol), ...found };
    });

  /** @returns {Operation} */
  function readOperation(type) {
    const [path, params, oneOf] = ['path', 'params', 'oneOf'].map((key) => type.getProperty(key));
    if (!path || !params) throw new Error(`${checker.typeToString(type)} is no operation`);
    return {
      path: factOf(path),
      oneOf: oneOf ? factOf(oneOf) : [],
      params: readTable(checker.getTypeOfSymbol(params)),
    };
  }

  /** The operations that arguments stand for; `...all` stands for each of its members. */
  function readOperations(nodes) {
    return nodes.flatMap((node) => {
      const type = checker.getTypeAtLocation(ts.isSpreadElement(node) ? node.expression : node);
      if (!ts.isSpreadElement(node)) return [readOperation(type)];
      const members = checker.isTupleType(type)
        ? checker.getTypeArguments(type)
        : [type.getNumberIndexType()].flatMap((member) => (member?.isUnion() ? member.types : member));
      return members.map(readOperation);
    });
  }

  return {
    target,
    readOperations,
    /** The table that an expression stands for. */
    tableAt: (node) => readTable(checker.getTypeAtLocation(node)),
  };
}
