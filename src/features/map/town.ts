/**
 * The town in a Japanese address, without prefecture and county: 市, 区, 町 or 村. What follows tells
 * 東村山市 from 東村, and 四日市市 from 四日市.
 */
export function townOf(address: string): string | undefined {
  const [, town] =
    /^(?:..?.?[都道府県])?(?:.+?郡(?!山))?(.+?(?:[市区町](?![市町])|村(?![市町山])))/.exec(
      address,
    ) ?? [];
  return town;
}
