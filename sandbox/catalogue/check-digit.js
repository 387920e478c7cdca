/**
 * Twelve digits with the check digit that makes them an ISBN-13 or JAN.
 * @param {string} digits
 */
export function checked(digits) {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
