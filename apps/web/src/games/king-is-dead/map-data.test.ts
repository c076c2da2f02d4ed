import { describe, expect, test } from 'vitest';
import { itIsDrawnWell } from '../../../test/map.ts';
import { touching } from '../../../test/outlines.ts';
import { REGIONS, VIEW } from './map-data.ts';

describe('the map of Britain', () => {
  const borders = [
    'moray-strathclyde',
    'lancaster-strathclyde',
    'northumbria-strathclyde',
    'lancaster-northumbria',
    'gwynedd-lancaster',
    'lancaster-warwick',
    'northumbria-warwick',
    'essex-northumbria',
    'gwynedd-warwick',
    'devon-gwynedd',
    'essex-warwick',
    'devon-warwick',
    'devon-essex',
  ];

  test('KD-BOARD-1  areas touch along the thirteen borders and nowhere else', () => {
    expect(touching(REGIONS)).toEqual(borders.sort());
  });

  describe.each(Object.entries(REGIONS))('%s', (_, area) => itIsDrawnWell(area, VIEW));
});
