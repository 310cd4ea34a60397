import type { Scene } from '../../scene/scene';
import type { Desk } from '../desk';
export const foldingScene = (desk: Desk, _face: unknown): Scene => ({ ...desk.size, items: [] });
