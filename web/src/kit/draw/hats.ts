/** The two hats of dou dizhu: the landlord's winged cap and the peasant's straw hat. */

export const HAT_BOX = '0 0 100 70';

export type Role = 'landlord' | 'peasant';

export const HATS: Record<Role, string> = {
  landlord: `
    <path d="M6 34h22l4-4h36l4 4h22v7H72l-3 3H31l-3-3H6Z" fill="#2a2430"/>
    <circle cx="7" cy="37.5" r="5.5" fill="#c99a3f"/>
    <circle cx="93" cy="37.5" r="5.5" fill="#c99a3f"/>
    <path d="M31 44V24C31 10 40 5 50 5s19 5 19 19v20Z" fill="#3b3346"/>
    <path d="M29 38h42v14c-14 5-28 5-42 0Z" fill="#8c1f2a"/>
    <path d="M29 38h42v3.5H29Z" fill="#c99a3f"/><path d="M50 41l5 6-5 6-5-6Z" fill="#f3dc9f"/>`,
  peasant: `
    <path d="M50 6 96 50c-28 10-64 10-92 0Z" fill="#d9b872"/>
    <path d="M50 6 96 50c-8 3-17 5-26 6Z" fill="#b8934b"/>
    <path d="M38 20c8 3 16 3 24 0M27 31c15 5 31 5 46 0M15 42c23 7 47 7 70 0" stroke="#8d6a2c"
      stroke-width="2" fill="none"/>
    <path d="M4 50c28 10 64 10 92 0l-3 6c-27 9-59 9-86 0Z" fill="#a27d38"/>
    <path d="M30 58c6 12 34 12 40 0" stroke="#8c1f2a" stroke-width="2.5" fill="none"/>`,
};
