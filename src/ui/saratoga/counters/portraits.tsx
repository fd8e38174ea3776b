/** The leaders in a few strokes, each in profile: drawn for this game after no picture, told apart by hat, hair, nose and coat. */

/** Looking right, around 0, 0, in an oval 26 wide and 36 high; from the back to the front. */
const PARTS = {
  coat: 'M-8.6 13.4C-7.6 10.6 -5.6 9.2 -3.8 8.4L.8 8.6C4 9.2 7 10.4 8.4 13.7A13 18 0 0 1 -8.6 13.4Z',
  lapel: 'M.9 8.8C3.4 10 4.8 12 5.2 16.2L2.6 17.4C2.4 14 1.4 11 -.6 9Z',
  stock: 'M-4.4 6.2H1.2L1.6 9.4H-4.8Z',
  jabot: 'M.6 8.8L3.2 10.4L2.2 12L4.4 13.6L2.6 15.2L3.6 17L-.6 12.4Z',
  epaulette: 'M-8 12.2C-7.2 9.8 -4.6 8.8 -2.8 10.2L-3.4 12C-5 11.2 -6.8 11.8 -7.8 13.6Z',
  fringe: 'M-7.6 12.8l-.7 2M-6.4 12.2l-.4 2M-5.2 11.9l-.1 2M-4.1 11.9l.2 2',
  queue: 'M-5.8 1.6L-8.6 3.4L-7 4.2L-8.2 10.6L-6.2 11L-5.4 4.4Z',
  bow: 'M-6 2.4l-3.6 -.6l.8 2.4zM-6 2.4l-1.6 3.2l2.6 -.4z',
  straight:
    'M-4 -7.6L3.4 -8C4.4 -6.4 4.6 -5 4.3 -3.8L6.7 -.6L5.2 .3L5.5 1.6L4.7 2.3L5 3.8C4.8 5.2 3.4 5.5 2.2 5.2L1 5.8L1.3 8H-4.4L-4.4 1Z',
  hawk: 'M-4 -7.6L3.2 -8.2C4.2 -6.8 4.2 -5.2 3.9 -4.2L7.6 -.9L6.8 .5L5 .4L5.4 1.7L4.5 2.4L5.4 4C5.2 5.6 3.8 5.6 2.4 5L1 5.6L1.3 8H-4.4L-4.4 1Z',
  snub: 'M-4 -7.6L3.4 -8C4.6 -6 4.6 -4.8 4.2 -3.6L6.2 -1.3L5.9 -.1L4.8 .1L5.3 1.4L4.6 2.1L4.8 3.4C4.6 4.8 3.4 5.2 2 5L1 5.8L1.3 8H-4.4L-4.4 1Z',
  stout:
    'M-4 -7.6L3.4 -8C4.6 -6.2 4.8 -4.8 4.5 -3.8L6.8 -.9L6 .4L5.2 .5L5.6 1.6L4.9 2.4L5.4 3.6C5.6 5.2 4.8 5.6 4.2 5.8C4.4 7.4 3 8.6 1.2 8.2L1.4 9H-5L-4.6 1Z',
  bald: 'M-4.4 -5.4C-4 -9.6 1.6 -11 4 -7.4L4.2 -5.4Z',
  eye: 'M2.1 -4.9Q3 -5.5 4 -5M2.4 -3.4H3.7M4.9 1.7H3.4',
  furrows: 'M.4 -1.4Q1.4 .4 .8 2.2M2.2 4.2Q3.2 5.6 4.2 5.8',
  glasses: 'M1.9 -3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M1.9 -3.2L-4 -2.4',
  wig: 'M3.6 -7.8C2.4 -11.6 -6.8 -11.6 -7.4 -4.4C-7.6 -1 -7.2 2.4 -5.4 3.8L-2.6 3.2C-3.4 .6 -2.2 -3 -.2 -5C.8 -6 2 -6.6 3.6 -7.8Z',
  tall: 'M3.8 -7.8C4.6 -13 -2 -14.8 -5.4 -11.8C-8.4 -8.8 -8.2 0 -5.6 3.8L-2.6 3.2C-3.4 .6 -2.2 -3 -.2 -5C.8 -6 2.2 -6.4 3.8 -7.8Z',
  curls:
    'M-6.8 -1.6a1.3 1.3 0 1 1 3 .9M-6.6 1.4a1.3 1.3 0 1 1 3 .9M-5.6 -8Q-2.4 -9.6 1 -8.4M-6.6 -5.6Q-3.6 -7.4 -.6 -6.6',
  thin: 'M-2.4 -8.6C-6 -8.8 -7.8 -4.6 -7.2 -1C-7 2 -6.4 4.4 -5.6 5.6L-3.4 3.4C-4 .6 -3.8 -3.4 -2 -5.4Z',
  bob: 'M3.4 -8C1.6 -10.6 -6 -10.6 -7 -5C-7.8 -1 -8.2 3.6 -6.6 6.6L-3 6.2C-2.6 3 -3.6 0 -1.4 -3.6C-.4 -5.4 1.4 -6 3.4 -8Z',
  cocked:
    'M-12 -4.6C-10.2 -9.4 -5.6 -13.2 -.6 -13C4.2 -12.8 8.8 -9.8 11.8 -5.8C7.4 -8.2 3.6 -8.6 0 -8C-4.2 -7.4 -8.4 -5.8 -12 -4.6Z',
  lace: 'M-11.4 -5C-9 -9.2 -5 -12.2 -.6 -12.1C3.8 -12 8 -9.4 11 -6.2',
  cockade: 'M-3.6 -10.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0',
  high: 'M-10.6 -6C-9.6 -12.4 -4 -16.6 1 -16.2C6 -15.6 9.4 -11 11 -6.4C4.6 -8.8 -4.6 -8.6 -10.6 -6Z',
  plume:
    'M-1.4 -13.6C-4 -18 -10.4 -17 -11.6 -11.6C-9.4 -13 -9 -11.8 -8 -12.6C-6.8 -13.4 -5.4 -11.6 -1.4 -11Z',
  feather: 'M-3 -10.4C-5.4 -12.6 -5.6 -15.6 -3.6 -17.4C-1.8 -15.6 -1.4 -12.8 -2 -10.4Z',
  mitre: 'M-6.6 -6.6L-5.2 -12C-3.4 -15.6 .4 -17.2 4 -17.4L5.4 -7.2Z',
  plate: 'M.6 -7L1.4 -16.4Q2.8 -17.2 4 -17.4L5.4 -7.2Z',
  brim: 'M-10.4 -6C-5 -9 5 -9 10.8 -6.6L10.4 -5.2C5 -7 -5 -7 -10.2 -4.6Z',
  crown: 'M-5.8 -8C-6.4 -13.8 -4.4 -14.2 0 -14.2C4.4 -14.2 6 -13.4 5.4 -8.2Q0 -9.4 -5.8 -8Z',
} as const;
type Part = keyof typeof PARTS;

/** Which ink each part is printed in. */
const INKS: Readonly<Partial<Record<Part, string>>> = {
  straight: 'skin',
  hawk: 'skin',
  snub: 'skin',
  stout: 'skin',
  bald: 'skin',
  stock: 'linen',
  jabot: 'linen',
  plume: 'linen',
  feather: 'linen',
  epaulette: 'gold',
  plate: 'gold',
  eye: 'line',
  furrows: 'line',
  glasses: 'line',
  curls: 'line',
  lace: 'lace',
  fringe: 'fringe',
  cockade: 'linen',
};

const RED = '#a3271f';
const BLUE = '#2b4476';
const BUFF = '#d9bb85';
const BROWN = '#6b4a2e';
const WHITE = '#f6f1e4';
const YELLOW = '#e3b93c';
const POWDER = '#ece7da';
const GREY = '#b9b2a4';
const CHESTNUT = '#6e4a2a';
const BLACK = '#2a211a';

interface Sitter {
  readonly coat: string;
  readonly lapel: string;
  readonly hair: string;
  readonly parts: string;
  readonly looksLeft?: true;
}

const SITTERS: Readonly<Record<string, Sitter>> = {
  'L-burgoyne': {
    coat: RED,
    lapel: BLUE,
    hair: POWDER,
    parts: 'queue straight eye tall curls bow jabot epaulette fringe',
  },
  'L-fraser': {
    coat: RED,
    lapel: '#7f9a5a',
    hair: POWDER,
    parts: 'queue stock hawk eye wig cocked lace feather epaulette',
  },
  'L-hamilton': {
    coat: RED,
    lapel: WHITE,
    hair: POWDER,
    parts: 'queue stock snub eye wig curls cocked',
    looksLeft: true,
  },
  'L-riedesel': {
    coat: BLUE,
    lapel: YELLOW,
    hair: POWDER,
    parts: 'queue stock stout eye furrows wig curls high lace plume',
  },
  'L-phillips': {
    coat: BLUE,
    lapel: RED,
    hair: POWDER,
    parts: 'stock stout eye furrows bob curls epaulette fringe',
    looksLeft: true,
  },
  'L-breymann': {
    coat: BLUE,
    lapel: YELLOW,
    hair: POWDER,
    parts: 'queue stock straight eye furrows wig mitre plate',
  },
  'L-gates': {
    coat: BLUE,
    lapel: BUFF,
    hair: GREY,
    parts: 'stock bald stout eye glasses thin epaulette fringe',
    looksLeft: true,
  },
  'L-arnold': {
    coat: BLUE,
    lapel: BUFF,
    hair: BLACK,
    parts: 'queue stock hawk eye wig cocked cockade feather epaulette fringe',
  },
  'L-learned': {
    coat: BROWN,
    lapel: BUFF,
    hair: GREY,
    parts: 'stock stout eye bob cocked cockade',
    looksLeft: true,
  },
  'L-poor': { coat: BLUE, lapel: RED, hair: POWDER, parts: 'queue bow straight eye wig jabot epaulette' },
  'L-glover': {
    coat: BROWN,
    lapel: BLUE,
    hair: CHESTNUT,
    parts: 'stock snub eye furrows bob brim crown',
    looksLeft: true,
  },
  'L-paterson': {
    coat: BLUE,
    lapel: WHITE,
    hair: CHESTNUT,
    parts: 'queue bow stock hawk eye wig epaulette',
    looksLeft: true,
  },
  'L-nixon': {
    coat: BLUE,
    lapel: BUFF,
    hair: GREY,
    parts: 'queue stock straight eye furrows wig high cockade',
  },
};

export function Portrait({ id }: { id: string }) {
  const sitter = SITTERS[id];
  if (!sitter) return null;
  const { coat, lapel, hair, looksLeft } = sitter;
  const inks: Readonly<Partial<Record<Part, string>>> = {
    coat,
    lapel,
    queue: hair === POWDER ? POWDER : hair,
    wig: hair,
    tall: hair,
    thin: hair,
    bob: hair,
  };
  const parts = ['coat', 'lapel', ...sitter.parts.split(' ')] as Part[];
  return (
    <g className="portrait" transform={looksLeft ? 'scale(-1 1)' : undefined}>
      {parts.map((part) => (
        <path
          key={part}
          className={INKS[part] ?? (inks[part] ? 'cloth' : 'felt')}
          fill={inks[part]}
          d={PARTS[part]}
        />
      ))}
    </g>
  );
}
