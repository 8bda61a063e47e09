import { z } from 'zod';

export const IdentityType = z.enum(['legal_entity', 'trading_entity']);
export type IdentityType = z.infer<typeof IdentityType>;
