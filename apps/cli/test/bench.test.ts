import { benchWrites } from './bench.ts';

benchWrites(['claim', '--mode', 'seats-2'], ['claim seats-2']);
