import type { operations } from '@butterfly/contracts/manage_members';
import { reply, type Handlers } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { availabilityOf, deleteAvailability, insertAvailability } from '../availability/repository';
import { categoriesOf } from '../categories/repository';
import { bringBackCategory, changeCategory, createCategory, dropCategory } from '../categories/service';
import { etagOfRule, type RuleService } from '../rules/service';
import { rulesOf } from '../rules/repository';
import type { SkillService } from './service';

type All = Handlers<typeof operations>;
type SkillNames = 'readMatrix' | 'createSkill' | 'updateSkill' | 'deleteSkill' | 'restoreSkill' | 'setMemberSkill';
type CategoryNames = 'listCategories' | 'createCategory' | 'updateCategory' | 'deleteCategory' | 'restoreCategory';
type AvailabilityNames = 'listAvailability' | 'addAvailability' | 'removeAvailability';
type RuleNames = 'listRules' | 'createRule' | 'updateRule' | 'deleteRule' | 'testRule';

const nothing = async (work: Promise<unknown>): Promise<undefined> => void (await work);

export function skillHandlers(skills: SkillService): Pick<All, SkillNames> {
  return {
    readMatrix: ({ tx }) => tx((db) => skills.matrix(db)),
    createSkill: ({ body, tx }) => tx((db) => skills.create(db, body)),
    updateSkill: ({ params, body, tx }) => tx((db) => skills.update(db, { id: params.id, patch: body })),
    deleteSkill: ({ params, tx }) => nothing(tx((db) => skills.remove(db, params.id))),
    restoreSkill: ({ params, tx }) => tx((db) => skills.restore(db, params.id)),
    setMemberSkill: ({ params, body, tx }) =>
      tx((db) => skills.setLevel(db, { ...params, level: body.level, until: body.certified_until })),
  };
}

export const categoryHandlers: Pick<All, CategoryNames> = {
  listCategories: ({ query, tx }) => tx((db) => categoriesOf(db, query.kind ?? null)),
  createCategory: ({ body, tx }) => tx((db) => createCategory(db, body)),
  updateCategory: ({ params, body, tx }) => tx((db) => changeCategory(db, { id: params.id, patch: body })),
  deleteCategory: ({ params, tx }) => nothing(tx((db) => dropCategory(db, params.id))),
  restoreCategory: ({ params, tx }) => tx((db) => bringBackCategory(db, params.id)),
};

export function availabilityHandlers({ api }: Pick<Platform, 'api'>): Pick<All, AvailabilityNames> {
  return {
    listAvailability: ({ query, tx }) => tx((db) => availabilityOf(db, query.member)),
    addAvailability: ({ body, tx }) =>
      tx(async (db) => {
        if (!(await api('auth_and_admin').members(db)).some(({ member_id: id }) => id === body.member_id))
          throw new AppError('invalid_input', { fields: { member_id: ['is not a member'] } });
        return insertAvailability(db, body);
      }),
    removeAvailability: async ({ params, tx }) => {
      if (!(await tx((db) => deleteAvailability(db, params.id)))) throw new AppError('not_found');
      return undefined;
    },
  };
}

export function ruleHandlers(rules: RuleService, { clock }: Pick<Platform, 'clock'>): Pick<All, RuleNames> {
  return {
    listRules: ({ tx }) => tx(rulesOf),
    createRule: async ({ body, tx }) => {
      const rule = await tx((db) => rules.create(db, body));
      return reply(rule, { status: 201, etag: etagOfRule(rule) });
    },
    updateRule: async ({ params, body, headers, tx }) => {
      const rule = await tx((db) => rules.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }));
      return reply(rule, { etag: etagOfRule(rule) });
    },
    deleteRule: ({ params, headers, tx }) => nothing(tx((db) => rules.remove(db, { id: params.id, ifMatch: headers['if-match'] }))),
    testRule: ({ body, tx }) => tx((db) => rules.test(db, { rule: body.rule, at: body.at ? new Date(body.at) : clock() })),
  };
}
