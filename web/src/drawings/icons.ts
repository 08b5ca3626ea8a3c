/** Signs in a box of 24 by 24, drawn with lines. */
export const ICONS = {
  skip: '<path d="M4 17C4 7 17 5 19 14"/><path d="M15.2 11.4 19.2 15l3-4.6"/><circle cx="11.5" cy="18.5" r="2.2" fill="currentColor" stroke="none"/>',
  take: '<rect x="8.5" y="2.5" width="9" height="11.5" rx="1.8" transform="rotate(10 13 8)"/><path d="M3 14.5v5.2c3 2.2 9.5 2.4 13 .4l5-3.6c1-1-.4-2.5-1.8-1.9L15.5 16.5h-4.3"/>',
  swap: '<path d="M4.5 10.5A8 8 0 0 1 18.5 7.2"/><path d="M19.5 2.8v4.9h-4.9"/><path d="M19.5 13.5A8 8 0 0 1 5.5 16.8"/><path d="M4.5 21.2v-4.9h4.9"/>',
  keep: '<path d="M5.2 9.5h13.6"/><path d="M5.6 9.5C5.6 15 9 18.8 12 21c3-2.2 6.4-6 6.4-11.5"/><path d="M5.2 9.5C5 5.8 8 4.8 12 4.8s7 1 6.8 4.7"/><path d="M12 4.8V2.2"/>',
  bulb: '<path d="M9 17.5h6M10 21h4M7.8 14.6A6.3 6.3 0 1 1 16.2 14.6c-.8.8-1.2 1.6-1.2 2.9H9c0-1.3-.4-2.1-1.2-2.9Z"/>',
  number: '<path d="M6 5v14M3 16l3 3 3-3M12 6h3M12 12h6M12 18h9"/>',
  puzzle: '<path d="M3.500 8.500h4.400a2.500 2.500 0 1 1 4.700 0h4.400v4.300a2.500 2.500 0 1 1 0 4.700v4H3.500Z"/>',
  colour: '<circle cx="7.5" cy="8" r="4.5"/><path d="M13 20.5 17.5 12l4.5 8.5Z"/>',
  hand: '<path d="M3 12h18M7 7.5 3 12l4 4.5M17 7.5l4 4.5-4 4.5"/>',
  chat: '<path d="M4 5.5h16v11h-9l-4.5 3.5v-3.5H4Z"/>',
  book: '<path d="M12 6.500C10 4.800 7 4.200 3.500 4.500v14c3.500-.3 6.500.3 8.500 2 2-1.700 5-2.300 8.500-2v-14C17 4.200 14 4.800 12 6.500ZM12 6.500v14"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  undo: '<path d="M8 5 4 9l4 4"/><path d="M4.5 9H14a5.5 5.5 0 0 1 0 11H9"/>',
  ladder: '<path d="M3 20h5v-4h5v-4h5V7M18 7V3l4 2-4 2"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z"/><path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z"/><path d="m16 9.5 5 5M21 9.5l-5 5"/>',
  cross: '<path d="M6 6l12 12M18 6 6 18"/>',
  play: '<path d="M7 4.5v15l12-7.5Z"/>',
  friends: '<circle cx="8.5" cy="8" r="3.5"/><path d="M2.5 20c.4-4.5 2.8-6.5 6-6.5s5.6 2 6 6.5"/><circle cx="17" cy="9" r="2.7"/><path d="M17.5 14c2.4.2 3.8 2 4 5"/>',
  device: '<rect x="6" y="2.5" width="12" height="19" rx="2.5"/><path d="M10.5 18.5h3"/>',
  eye: '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z"/><circle cx="12" cy="12" r="3"/>',
  table: '<path d="M3 9h18M5 9v10M19 9v10M8.5 9V5h7v4"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>',
} as const;

export type IconName = keyof typeof ICONS;
