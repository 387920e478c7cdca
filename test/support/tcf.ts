/** Readers' choices in the format of consent managers (TCF 2). */
import { GVL, TCModel, TCString, type VendorList } from '@iabtechlabtcf/core';

/** The one vendor of the list. */
export const VENDOR = 755;

const list = {
  gvlSpecificationVersion: 3,
  vendorListVersion: 1,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-01-01T00:00:00Z',
  purposes: { 1: { id: 1, name: '', description: '', illustrations: [] } },
  specialPurposes: {},
  features: {},
  specialFeatures: {},
  stacks: {},
  dataCategories: {},
  vendors: {
    [VENDOR]: {
      id: VENDOR,
      name: 'Example',
      purposes: [1],
      legIntPurposes: [],
      flexiblePurposes: [],
      specialPurposes: [],
      features: [],
      specialFeatures: [],
      urls: [],
    },
  },
} as unknown as VendorList;

/** A reader's choice: the purposes and the vendors with consent. */
export function choice(purposes: readonly number[], vendors: readonly number[]): string {
  const model = new TCModel(new GVL(list));
  Object.assign(model, { cmpId: 31, cmpVersion: 1 });
  model.purposeConsents.set([...purposes]);
  model.vendorConsents.set([...vendors]);
  return TCString.encode(model);
}
