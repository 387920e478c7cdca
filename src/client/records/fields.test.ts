/** The tables of records, compared with the independently written fields of the interface. */
import { expect } from 'chai';
import type { Operation } from '../operations/operation.js';
import { operations, type OperationPath } from '../operations/index.js';
import { sourcesOf } from './record.js';
import { fields } from '../../../test/fixtures/interface/fields.js';
import { recordOf, type Body } from '../../../test/support/answers.js';

/** Derived fields of records. */
const DERIVED = [
  'details',
  'endsAt',
  'pointRateEndsAt',
  'pointRateStartsAt',
  'position',
  'ratings',
  'registeredAt',
  'releaseDay',
  'rooms',
  'salesDay',
  'startsAt',
];
/** Fields that derived fields replace. */
const REPLACED = ['ProductDetails', 'hotelRatingInfo', 'roomInfo'];
/** Fields of the page information. */
const PAGE_FIELDS = ['summary', 'items'];

const ADDRESS = 'https://site.example/';
const sampleOf = (name: string) => {
  if (/urls$/i.test(name)) return [ADDRESS];
  return /url(pc|mobile)?$/i.test(name) ? ADDRESS : '4';
};

const DESCRIBED = Object.keys(fields).filter((path) => fields[path]) as OperationPath[];

describe('the fields of records', () => {
  for (const path of DESCRIBED) {
    const { record }: Operation = operations[path];
    const { entry, parts: inside, envelope } = fields[path]!;
    const parts = path.startsWith('Travel') ? inside : undefined;
    const { hotelBasicInfo, hotelRatingInfo, roomBasicInfo, dailyCharge } = parts ?? {};
    const own = entry ?? hotelBasicInfo ?? envelope;
    const names = Object.keys(own).filter((name) => !PAGE_FIELDS.includes(name));

    it(`of ${path} match the interface`, () => {
      const listed = Object.keys(record).filter(
        (name) => ![...DERIVED, ...REPLACED].includes(name),
      );
      expect(listed.sort()).to.deep.equal(names.filter((name) => !REPLACED.includes(name)).sort());
    });

    it(`of ${path} have the kinds of the interface`, () => {
      const sent = Object.fromEntries(names.map((name) => [name, sampleOf(name)]));
      const { list, wrapper } = fields[path]!;
      const entry = parts ? [{ hotelBasicInfo: sent }] : sent;
      const body = list ? { [list]: [wrapper ? { [wrapper]: entry } : entry] } : sent;
      const found = recordOf(path, body);
      for (const name of names) {
        if (REPLACED.includes(name)) continue;
        expect(found, name).to.have.property(name);
        const number = typeof found[name] === 'number';
        if (['integer', 'long', 'decimal'].includes(own[name]!.type))
          expect(number, name).to.be.true;
      }
    });

    if (!parts) continue;

    it(`of ${path} have the fields within a hotel`, () => {
      const samples = (part: object = {}) =>
        Object.fromEntries(Object.keys(part).map((name) => [name, sampleOf(name)]));
      const room = { roomBasicInfo: samples(roomBasicInfo) };
      const charge = { dailyCharge: samples(dailyCharge) };
      const sent = [
        { hotelBasicInfo: { hotelNo: 1 } },
        { roomInfo: [room, charge] },
        { hotelRatingInfo: samples(hotelRatingInfo) },
      ];
      const { ratings, rooms } = recordOf(path, { hotels: [sent] });
      const aspects = Object.keys(hotelRatingInfo!).map((name) => name.replace('Average', ''));
      expect(ratings).to.deep.equal(Object.fromEntries(aspects.map((aspect) => [aspect, 4])));
      if (!roomBasicInfo) return;
      const { charges, ...shown } = (rooms as (Body & { charges: Body[] })[])[0]!;
      expect(Object.keys(shown).sort()).to.deep.equal(Object.keys(roomBasicInfo).sort());
      expect(charges[0]).to.deep.equal({ stayDate: '4', siteCharge: 4, total: 4, chargeFlag: 4 });
      expect(Object.keys(charges[0]!)).to.have.members(Object.keys(dailyCharge!));
    });
  }
});

/** A parser that needs more than its own field is derived from others. */
const isDerived = (field: unknown) => typeof field === 'function' && field.length > 1;

describe('derived fields', () => {
  // Requests that change data have no list: nobody requests some of its fields.
  const lists = Object.values<Operation>(operations).filter(({ changes }) => !changes);
  for (const { path, record } of lists) {
    it(`of ${path} are read from its response fields`, () => {
      const fields = Object.entries(record);
      const derived = fields.filter(([, field]) => isDerived(field)).map(([name]) => name);
      for (const name of derived)
        for (const source of sourcesOf(name, record))
          expect(record).to.have.property(source).that.does.not.equal(record[name]);
    });
  }
});
