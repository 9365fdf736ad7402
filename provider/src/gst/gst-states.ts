/** India's states and union territories, each after its GST code, with the names in the table of pincodes. */
const STATES = `
01 Jammu and Kashmir, 02 Himachal Pradesh, 03 Punjab, 04 Chandigarh, 05 Uttarakhand, 06 Haryana, 07 Delhi, 08 Rajasthan,
09 Uttar Pradesh, 10 Bihar, 11 Sikkim, 12 Arunachal Pradesh, 13 Nagaland, 14 Manipur, 15 Mizoram, 16 Tripura, 17 Meghalaya,
18 Assam, 19 West Bengal, 20 Jharkhand, 21 Odisha, 22 Chhattisgarh, 23 Madhya Pradesh, 24 Gujarat,
26 Dadra and Nagar Haveli and Daman and Diu, 27 Maharashtra, 29 Karnataka, 30 Goa, 31 Lakshadweep, 32 Kerala, 33 Tamil Nadu,
34 Puducherry, 35 Andaman and Nicobar Islands, 36 Telangana, 37 Andhra Pradesh, 38 Ladakh`
  .split(',')
  .map((state): GstState => ({ code: state.trim().slice(0, 2), name: state.trim().slice(3) }));

export const STATE_NAMES: readonly string[] = STATES.map(({ name }) => name).toSorted();

export interface GstState {
  name: string;
  /** Two digits, with which the state's GST numbers begin. */
  code: string;
}

/** In any letter case. Undefined for an unknown name. */
export function stateNamed(name: string): GstState | undefined {
  const wanted = name.trim().toLowerCase();
  return STATES.find((state) => state.name.toLowerCase() === wanted);
}

export function stateOfGstin(gstin: string): GstState | undefined {
  return STATES.find(({ code }) => gstin.startsWith(code));
}
