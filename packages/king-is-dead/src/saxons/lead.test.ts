import { expect, test } from 'vitest';
import { leadOf } from '../../test/saxon-oracle.ts';
import { arrange, count } from '../../test/table.ts';
import { UNIT } from '../swap.ts';
import { DEVON } from '../terms.ts';
import { leadAfter, leadIn } from './lead.ts';

const devon = (followers: string) => arrange({ vikings: true, regions: { devon: followers } });

test.each([
  ['', 0],
  ['1S', 1],
  ['3W', 3],
  ['4E', 4],
  ['2V', 2],
  ['2S2W', 0],
  ['2S2E1W', 0],
  ['3S1W', 2],
  ['1S3W2E', 1],
  ['1S1W3E', 2],
  ['1S2W3E5V', 2],
  ['5S1W3E4V', 1],
  ['3E3V', 0],
])('KD-SOLO-5: the lead in %s is %i', (followers, lead) => {
  expect(leadIn(devon(followers), DEVON)).toBe(lead);
});

test('KD-SOLO-5: for every small crowd it is the highest count minus the second highest', () => {
  for (let crowd = 0; crowd < 256; crowd++) {
    const counts = [crowd & 3, (crowd >> 2) & 3, (crowd >> 4) & 3, crowd >> 6];
    expect(leadIn(devon(`${counts[0]}S${counts[1]}W${counts[2]}E${counts[3]}V`), DEVON)).toBe(leadOf(counts));
  }
});

test.each([
  ['2S1W', '+S', 2],
  ['2S1W', '-S', 0],
  ['2S1W', '+W', 0],
  ['2E1V', '+V', 0],
  ['2E2V', '-V', 1],
  ['1S1W1E', '+E', 1],
  ['2V', '-V', 1],
])('KD-SOLO-5: the lead in %s after %s is %i', (followers, change, lead) => {
  const faction = 'SWEV'.indexOf(change[1]);
  const s = devon(followers);
  expect(leadAfter(s, DEVON, change[0] === '+' ? UNIT[faction] : -UNIT[faction])).toBe(lead);
  expect(leadAfter(s, DEVON, 0)).toBe(leadOf(count(followers)));
});

test('KD-SOLO-5: several changes at once', () => {
  expect(leadAfter(devon('3S1W1V'), DEVON, UNIT[1] + UNIT[3] - UNIT[0])).toBe(0);
  expect(leadAfter(devon('3S1W1V'), DEVON, 2 * UNIT[2] - UNIT[0])).toBe(0);
  expect(leadAfter(devon('3S1W1V'), DEVON, UNIT[0] - UNIT[1] - UNIT[3])).toBe(4);
});
