import type { OwnSamples } from '../../isolation-samples';

interface Ids extends Readonly<Record<string, number>> {
  readonly location: number;
  readonly category: number;
  readonly subcategory: number;
  readonly type: number;
  readonly item: number;
  readonly transaction: number;
  readonly reservation: number;
  readonly subRental: number;
  readonly repair: number;
  readonly flower: number;
  readonly lot: number;
  readonly crop: number;
  readonly kit: number;
  readonly unit: number;
  readonly stocktake: number;
  readonly kitBooking: number;
  readonly restock: number;
}

const byId = (name: keyof Ids & string) => (_ids: unknown, own: Ids) => ({ id: own[name] as number });
const ofProject = ({ project }: { readonly project: number }) => ({ projectId: project });
const days = { out_on: '2027-06-11', back_on: '2027-06-14' };
const span = { from_on: '2027-06-11', to_on: '2027-06-14' };

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<Ids> = {
  fill: async ({ client, project, mark }) => {
    const post = async (path: string, body: object) => (await client.post(`/api/inventory/${path}/`, body)).json<{ id: number }>().id;
    const location = await post('locations', { name: mark });
    const category = await post('categories', { name: mark });
    const subcategory = await post('subcategories', { name: mark, category_id: category });
    const type = await post('hg-types', { name: mark });
    const item = await post('hg-items', { name: mark, type_id: type, replacement_cents: 3_800 });
    const transaction = await post('hard-goods/transactions', {
      kind: 'receipt',
      item_id: item,
      location_id: location,
      qty: 40,
      reason: mark,
    });
    const reservation = await post('reservations', { project_id: project, item_id: item, qty: 5, ...days });
    const subRental = await post('sub-rentals', { item_id: item, qty: 2, vendor: mark, cost_cents: 500, ...span });
    const repair = await post('repairs', { item_id: item, qty: 1, note: mark, ...span });
    const grown = await client.post('/api/floral_recipe_builder/ingredients/', { name: `${mark} flower`, kind: 'fresh' });
    const flower = grown.json<{ id: number }>().id;
    const lot = await post('shop/instances', { ingredient_id: flower, units: 10, note: mark });
    await client.post(`/api/inventory/shop/projects/${project}/allocate/`, { lines: [{ ingredient_id: flower, units: 4 }] });
    const cropOf = { ingredient_id: flower, bed: mark, expected_stems: 40, first_harvest_on: '2027-06-01' };
    const crop = await post('farm/crops', cropOf);
    await post('farm/harvests', { crop_id: crop, stems: 10 });
    const kit = await post('kits', { name: mark, parts: [{ item_id: item, qty: 2 }] });
    const kitBooking = await post(`kits/${kit}/reserve`, { project_id: project, qty: 1, ...days });
    const numbered = await post('hg-types', { name: `${mark} numbered`, tracking: 'serialized' });
    const single = await post('hg-items', { name: `${mark} single`, type_id: numbered });
    const unit = await post('hg-units', { item_id: single, location_id: location });
    const stocktake = await post('stocktakes', { location_id: location });
    const restock = await post('hg-orders', { item_id: item, qty: 12, supplier: mark });
    return {
      restock,
      stocktake,
      unit,
      kit,
      kitBooking,
      location,
      category,
      subcategory,
      type,
      item,
      transaction,
      reservation,
      subRental,
      repair,
      flower,
      lot,
      crop,
    };
  },
  belongs: {
    location: 'business',
    category: 'business',
    subcategory: 'business',
    type: 'business',
    item: 'business',
    transaction: 'business',
    reservation: 'project',
    subRental: 'business',
    repair: 'business',
    flower: 'business',
    lot: 'business',
    crop: 'business',
    kit: 'business',
    unit: 'business',
    stocktake: 'business',
    kitBooking: 'project',
    restock: 'business',
  },
  paths: {
    updateLocation: byId('location'),
    archiveLocation: byId('location'),
    restoreLocation: byId('location'),
    updateCategory: byId('category'),
    archiveCategory: byId('category'),
    restoreCategory: byId('category'),
    updateSubcategory: byId('subcategory'),
    archiveSubcategory: byId('subcategory'),
    restoreSubcategory: byId('subcategory'),
    updateGoodsType: byId('type'),
    archiveGoodsType: byId('type'),
    restoreGoodsType: byId('type'),
    getItem: byId('item'),
    updateItem: byId('item'),
    archiveItem: byId('item'),
    restoreItem: byId('item'),
    listStock: byId('item'),
    listItemReservations: byId('item'),
    reverseTransaction: byId('transaction'),
    getProjectStock: ofProject,
    moveWithEvent: ofProject,
    getReservation: byId('reservation'),
    updateReservation: byId('reservation'),
    confirmReservation: byId('reservation'),
    prepReservation: byId('reservation'),
    checkOutReservation: byId('reservation'),
    checkInReservation: byId('reservation'),
    closeReservation: byId('reservation'),
    cancelReservation: byId('reservation'),
    updateSubRental: byId('subRental'),
    updateRepair: byId('repair'),
    getLot: byId('lot'),
    updateLot: byId('lot'),
    receiveLot: byId('lot'),
    wasteLot: byId('lot'),
    countLot: byId('lot'),
    getFlower: byId('flower'),
    getFarmCategory: byId('category'),
    updateCrop: byId('crop'),
    transferHarvest: byId('crop'),
    moveHarvest: byId('crop'),
    listUnits: byId('item'),
    updateUnit: byId('unit'),
    listUnitLog: byId('unit'),
    getStocktake: byId('stocktake'),
    countStocktake: byId('stocktake'),
    closeStocktake: byId('stocktake'),
    getKit: byId('kit'),
    updateKit: byId('kit'),
    archiveKit: byId('kit'),
    restoreKit: byId('kit'),
    getKitAvailability: byId('kit'),
    reserveKit: byId('kit'),
    checkOutKit: byId('kitBooking'),
    receiveRestock: byId('restock'),
    cancelRestock: byId('restock'),
    getShopProject: ofProject,
    allocateStems: ofProject,
    releaseStems: ofProject,
    pullStems: ofProject,
    completeShopProject: ofProject,
  },
  queries: {
    getAvailability: ({ own }) => `?item=${own['inventory']?.['item'] ?? 0}&from=2027-06-11&to=2027-06-14`,
    listFreeUnits: '?search=lantern&from=2027-06-11&to=2027-06-14',
    getKitAvailability: '?from=2027-06-11&to=2027-06-14',
    getLabels: ({ own }) => `?items=${own['inventory']?.['item'] ?? 0}`,
    getCalendar: '?from=2027-06-01',
  },
  bodies: {
    updateLocation: { name: 'Renamed' },
    updateCategory: { name: 'Renamed' },
    updateSubcategory: { name: 'Renamed' },
    updateGoodsType: { name: 'Renamed' },
    updateItem: { name: 'Renamed' },
    updateTerms: { waiver_bps: 1_200 },
    createItem: { name: 'Sample', type_id: 1 },
    createTransaction: { kind: 'receipt', item_id: 1, location_id: 1, qty: 1 },
    createReservation: { project_id: 1, item_id: 1, qty: 1, ...days },
    updateReservation: { qty: 2 },
    createLoss: { reservation_id: 1, kind: 'broken', qty: 1 },
    createSubRental: { item_id: 1, qty: 1, vendor: 'Sample', cost_cents: 100, ...span },
    updateSubRental: { state: 'received' },
    createRepair: { item_id: 1, qty: 1, ...span },
    updateRepair: { to_on: '2027-06-15' },
    createKit: { name: 'Sample', parts: [{ item_id: 1, qty: 1 }] },
    updateKit: { name: 'Renamed' },
    reserveKit: { project_id: 1, qty: 1, ...days },
    createUnit: { item_id: 1, location_id: 1 },
    updateUnit: { condition_note: 'Scratched' },
    scanUnit: { project_id: 1, code: 'SAMPLE', way: 'check_out' },
    createStocktake: { location_id: 1 },
    createRestock: { item_id: 1, qty: 1 },
    receiveRestock: { location_id: 1 },
    countStocktake: { item_id: 1, counted: 1 },
    createLot: { ingredient_id: 1, units: 1 },
    updateLot: { note: 'Renamed' },
    wasteLot: { units: 1, reason: 'Sample' },
    countLot: { units: 5, reason: 'Sample' },
    allocateStems: { lines: [{ ingredient_id: 1, units: 1 }] },
    releaseStems: { lines: [{ ingredient_id: 1, units: 1 }] },
    completeShopProject: { lines: [] },
    createCrop: { ingredient_id: 1, expected_stems: 1, first_harvest_on: '2027-06-01' },
    updateCrop: { bed: 'Renamed' },
    createHarvest: { crop_id: 1, stems: 1 },
    transferHarvest: { stems: 1 },
    moveHarvest: { kind: 'sale', stems: 1 },
  },
  bodiesThatNeed: {
    moveHarvest: () => ({ kind: 'adjust', stems: 1, reason: 'Counted' }),
    updateUnit: () => ({ status: 'lost' }),
    createTransaction: () => ({ kind: 'adjust', item_id: 1, location_id: 1, qty: -1, reason: 'Counted' }),
  },
};
