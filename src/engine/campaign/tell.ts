/** 2.1 An event as a side may know it: whose blocks are hidden is told by number alone. */
import type { Side } from './data/types';
import type { Event } from './events';

export function eventFor(event: Event, viewer: Side | undefined): Event | undefined {
  switch (event.type) {
    case 'moved':
    case 'retreated': {
      if (event.side === viewer) return event;
      const { blocks: _, seen, ...told } = event;
      return { ...told, count: seen ?? told.count };
    }
    case 'sentToHudson': {
      if (viewer === 'american') return event;
      const { blocks: _, ...told } = event;
      return told;
    }
    case 'leftHudson': {
      if (viewer === 'american') return event;
      const { block: _, ...told } = event;
      return told;
    }
    case 'attrition': {
      if (event.side === viewer) return event;
      const { blocks: _b, losesOn: _l, ...told } = event;
      return told;
    }
    case 'ambushed': {
      if (viewer === 'british') return event;
      const { block: _, ...told } = event;
      return told;
    }
    case 'stepLost': {
      if (!event.isSecret || event.side === viewer) return event;
      const { block: _b, sp: _s, ...told } = event;
      return told;
    }
    case 'setUp': {
      if (event.side === viewer) return event;
      const { transferred: _, ...told } = event;
      return told;
    }
    default:
      return event;
  }
}
