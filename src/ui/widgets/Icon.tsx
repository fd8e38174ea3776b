/** The signs on buttons, drawn on a 24 by 24 field. */

const PATHS = {
  back: 'M15 5L8 12L15 19',
  minus: 'M5 12H19',
  plus: 'M5 12H19M12 5V19',
  fit: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  lens: 'M10 4.5a5.8 5.8 0 1 0 .01 0ZM14.4 14.4L20 20',
  key: 'M5 4.5H10.5Q12 4.5 12 6V20Q12 18.5 10.5 18.5H5ZM19 4.5H13.5Q12 4.5 12 6V20Q12 18.5 13.5 18.5H19Z',
  branch:
    'M7 4V20M7 14C7 10 17 12 17 6M4.5 4a2.5 2 0 1 0 5 0a2.5 2 0 1 0-5 0M14.5 4a2.5 2 0 1 0 5 0a2.5 2 0 1 0-5 0',
  tick: 'M5 12.5L10 17.5L19 7',
  undo: 'M8 5L4 9L8 13M4 9H14.5a5 5 0 0 1 0 10H9',
  redo: 'M16 5L20 9L16 13M20 9H9.5a5 5 0 0 0 0 10H15',
  reach: 'M5 19Q7 9 15 8.5M11 4L16 8.5L11.5 13M19 16.5a1.6 1.6 0 1 0 .01 0Z',
  control: 'M12 3L20 7.5V16.5L12 21L4 16.5V7.5ZM8 9L16 15M16 9L8 15',
  command: 'M12 4a2.6 2.6 0 1 0 .01 0ZM12 9.4V14M12 14L6 19M12 14L18 19M12 14V19',
  sight: 'M3 12Q12 4 21 12Q12 20 3 12ZM12 9.4a2.6 2.6 0 1 0 .01 0Z',
  danger: 'M12 3.5L21.5 20H2.5ZM12 9.5V14.5M12 17.2V17.4',
  bare: 'M3 18L9 8L13 14L16 10L21 18Z',
  layers: 'M12 4L21 9L12 14L3 9ZM4.5 13L12 17.5L19.5 13',
  film: 'M4 6H20V18H4ZM10 9.5L15 12L10 14.5Z',
  send: 'M20 4L10.5 13.5M20 4L14 20L10.5 13.5L4 10Z',
  sliders: 'M4 7.5H12M17 7.5H20M14.5 5a2.5 2.5 0 1 0 .01 0ZM4 16.5H7M12 16.5H20M9.5 14a2.5 2.5 0 1 0 .01 0Z',
  close: 'M6 6L18 18M18 6L6 18',
  ask: 'M8 9a4 4 0 1 1 6.2 3.3C12.8 13.2 12 14 12 15.6M12 18.8V19',
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
