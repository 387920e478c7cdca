/** The ratios of paired samples: contenders of one round share the load of the machine. */
import { median } from '../tools/report.js';

/** The largest difference between two runs of the same page. With a larger one, the figures mean nothing. */
export const MAX_DIFFERENCE = 0.08;

/** @typedef {{ median: number, least: number, most: number }} Ratio */
/** @typedef {Record<string, Record<string, Ratio>>} Ratios by scenario and contender */

/**
 * @param {readonly number[]} times
 * @param {readonly number[]} others of the same rounds
 * @returns {Ratio}
 */
export function ratioOf(times, others) {
  const ratios = times.map((time, round) => time / Number(others[round]));
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

/**
 * The times of each contender as multiples of those of plain JavaScript.
 * @param {Record<string, Record<string, readonly { time: number }[]>>} samples by scenario and contender
 * @returns {Ratios}
 */
export const ratiosOf = (samples) =>
  Object.fromEntries(
    Object.entries(samples).map(([key, by]) => {
      const timesOf = (/** @type {string} */ name) => (by[name] ?? []).map(({ time }) => time);
      const names = Object.keys(by);
      return [
        key,
        Object.fromEntries(names.map((name) => [name, ratioOf(timesOf(name), timesOf('plain'))])),
      ];
    }),
  );

/**
 * The scenarios in which plain JavaScript differs from itself.
 * @param {Ratios} ratios
 * @returns {readonly string[]} their keys
 */
export const voidScenarios = (ratios) =>
  Object.keys(ratios).filter((key) => {
    const again = ratios[key]?.['again']?.median ?? 1;
    return Math.max(again, 1 / again) > 1 + MAX_DIFFERENCE;
  });
