/** The ratios of paired samples: contenders of one round share the load of the machine. */
import { median } from './report.js';

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

/** @typedef {Record<string, { views: readonly { time: number }[] }>} TimesByName by contender */

/**
 * The times of each contender as multiples of the times of plain JavaScript, or of the kit of another commit.
 * @param {TimesByName} samples of a scenario
 * @returns {Record<string, Ratio>}
 */
function ratiosIn(samples) {
  const timesOf = (/** @type {string} */ name) =>
    (samples[name]?.views ?? []).map(({ time }) => time);
  const base = ['plain', 'before'].find((name) => samples[name]);
  if (!base) return {};
  return Object.fromEntries(
    Object.keys(samples).map((name) => [name, ratioOf(timesOf(name), timesOf(base))]),
  );
}

/** @param {Record<string, TimesByName>} samples by scenario @returns {Ratios} */
export const ratiosOf = (samples) =>
  Object.fromEntries(Object.entries(samples).map(([key, byName]) => [key, ratiosIn(byName)]));

/**
 * True if plain JavaScript differs from itself.
 * @param {TimesByName} samples of a scenario
 */
export function isVoid(samples) {
  const again = ratiosIn(samples)['again']?.median ?? 1;
  return Math.max(again, 1 / again) > 1 + MAX_DIFFERENCE;
}
