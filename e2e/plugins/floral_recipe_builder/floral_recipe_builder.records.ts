import { wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = { '/floral_recipe_builder/recipe_app/:projectId': wedding };
