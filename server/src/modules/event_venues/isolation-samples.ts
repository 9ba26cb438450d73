import type { OwnSamples } from '../../isolation-samples';

const aVenue = (_ids: unknown, { venue }: { venue: number }) => ({ id: venue });
const aProject = ({ project }: { project: number }) => ({ projectId: project });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ venue: number; other: number }> = {
  fill: async ({ client, project, mark }) => {
    const add = async (name: string) => (await client.post('/api/event_venues/venues/', { name })).json<{ id: number }>().id;
    const [venue, other] = [await add(mark), await add(`${mark} too`)];
    await client.send('PUT', { url: `/api/event_venues/projects/${project}/venue/`, body: { venue_id: venue } });
    return { venue, other };
  },
  belongs: { venue: 'business', other: 'business' },
  paths: {
    getVenue: aVenue,
    updateVenue: aVenue,
    archiveVenue: aVenue,
    restoreVenue: aVenue,
    listVenueProjects: aVenue,
    getProjectVenue: aProject,
    placeProject: aProject,
    displaceProject: aProject,
    addChecklist: aProject,
  },
  queries: { nearbyVenues: '?lat=42.25&lng=-73.79' },
  bodies: {
    updateVenue: { notes: 'Renamed' },
    mergeVenues: { keep_id: 1, merge_id: 2 },
    placeProject: { venue_id: 1 },
    updateDriving: { base_cents: 9_500 },
  },
};
