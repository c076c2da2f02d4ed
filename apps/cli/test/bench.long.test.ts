import { benchWrites } from './bench.ts';

benchWrites(['king-is-dead', '--mode', 'basic-2'], ['king-is-dead basic-2']);
benchWrites(['--mode', 'seats-2'], ['foreign-king seats-2', 'claim seats-2']);
