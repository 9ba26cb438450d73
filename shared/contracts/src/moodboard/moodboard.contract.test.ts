import { documentOperations } from './document/operations';
import { boardPatch, newBoard, newTempBoard, operations } from './index';

describe('moodboard contract', () => {
  it('has the nine calls of the seeds, each by its own address', () => {
    const addresses = Object.values(documentOperations).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(9);
    expect(addresses).toContain('PATCH /api/moodboard/:projectId/patch/');
    expect(Object.keys(operations)).toEqual(expect.arrayContaining(Object.keys(documentOperations)));
    expect(addresses).toContain('DELETE /api/moodboard/temp/:tempProjectId/delete/');
  });
  it('takes any JSON as data and an integer as project (T-617)', () => {
    expect(newBoard.parse({ project: 7, data: { z: [1, null, 'x'] } })).toEqual({ project: 7, data: { z: [1, null, 'x'] } });
    expect(newBoard.safeParse({ project: '7', data: {} }).success).toBe(false);
  });
  it('accepts an empty temp_project_name (T-620)', () => {
    expect(newTempBoard.safeParse({ temp_project_name: '', data: {} }).success).toBe(true);
  });
  it('takes the json-patch content type and a list under `patches`', () => {
    expect(operations.patchBoard.bodyType).toBe('application/json-patch+json');
    expect(boardPatch.safeParse([{ op: 'remove', path: '/a' }]).success).toBe(false);
    expect(boardPatch.safeParse({ patches: [{ op: 'remove', path: 'a' }] }).success).toBe(false);
    expect(boardPatch.safeParse({ patches: [{ op: 'move', from: '/a', path: '/b' }] }).success).toBe(true);
  });
});
