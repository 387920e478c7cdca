import { golfCourses } from '../catalogue/golf-courses.js';
import { chanceOf, mountains, pine, sea, sky, times } from './scenery.js';

const ids = new Set(golfCourses.map(({ id }) => String(id)));

/** A hole with its flag, between trees, in front of hills or the sea. @param {string} id */
export function golfPicture(id) {
  if (!ids.has(id)) return undefined;
  const chance = chanceOf(`golf ${id}`);
  const behind = chance.chance(0.25) ? sea(chance) : mountains(chance, chance.int(120, 210));
  const [x, y] = [chance.int(54, 120), chance.int(76, 84)];
  const trees = times(12, (i) =>
    pine(
      i * 14 + chance.int(0, 6),
      chance.int(74, 80),
      chance.int(12, 26),
      `hsl(${chance.int(110, 150)} 34% 32%)`,
    ),
  );
  const flag = chance.pick(['#e5484d', '#f5b83d', '#ffffff', '#3f7fd8']);
  const pond = chance.chance(0.5)
    ? `<ellipse cx="${chance.int(18, 50)}" cy="104" rx="26" ry="7" fill="#6db7d8"/>`
    : '';
  const inside = `${sky(`golf${id}`, chance)}${behind}${trees}
    <path d="M0 78q40-8 80-2t80-4v48H0z" fill="#6fae4e"/>
    <path d="M20 120q20-30 ${x - 24}-38h30q-20 16-14 38z" fill="#86c461"/>
    <ellipse cx="${x}" cy="${y + 8}" rx="34" ry="9" fill="#a5da7d"/>
    <path d="M${x + 22} ${y + 20}q14-10 26-2t8 8-18 4-16-10z" fill="#f0e0b0"/>${pond}
    <path d="M${x} ${y + 8}V${y - 26}" stroke="#555" stroke-width="1.5"/>
    <path d="M${x} ${y - 26}l17 5-17 6z" fill="${flag}"/>
    <ellipse cx="${x}" cy="${y + 8}" rx="3" ry="1" fill="#234"/>
    <circle cx="${x - 14}" cy="${y + 9}" r="2" fill="#fff"/>
    ${pine(150, 116, 46, '#2f6b43')}${pine(8, 118, 40, '#37784b')}`;
  return { width: 160, height: 120, inside };
}
