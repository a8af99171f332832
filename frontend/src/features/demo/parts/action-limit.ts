import { demoInputLimit } from '@rubicon/contracts';

export const demoActionLimit = { max: demoInputLimit, shownFrom: 400 } as const;
