import { WHO_DOES_TOPICS } from './who-does-topics';
import { BENCH_TOPICS } from './bench-topics';
import { ARRIVED_TOPICS } from './arrived-topics';
import { WON_LOST_TOPICS } from './won-lost-topics';
import { SPENT_TOPICS } from './spent-topics';
import { NEXT_EVENTS_TOPICS } from './next-events-topics';
import { ACCESS_TOPICS } from './access-topics';
import { ASKED_TOPICS } from './asked-topics';
import { BEING_THERE_TOPICS } from './being-there-topics';
import { BRIEF_TOPICS } from './brief-topics';
import { CALENDAR_TOPICS } from './calendar-topics';
import { CATALOGUE_TOPICS } from './catalogue-topics';
import { COOLER_TOPICS } from './cooler-topics';
import { CREW_TOPICS } from './crew-topics';
import { DAY_TOPICS } from './day-topics';
import { DELIVERY_TOPICS } from './delivery-topics';
import { DUE_TOPICS } from './due-topics';
import { FLOWER_TOPICS } from './flower-topics';
import { INCOME_TOPICS } from './income-topics';
import { INSTALMENT_TOPICS } from './instalment-topics';
import { LEAD_ANSWER_TOPICS } from './lead-answer-topics';
import { LEAD_SOURCE_TOPICS } from './lead-source-topics';
import { LEAD_TOPICS } from './lead-topics';
import { LEFT_TOPICS } from './left-topics';
import { MONEY_TOPICS } from './money-topics';
import { OPEN_TOPICS } from './open-topics';
import { OUTCOME_TOPICS } from './outcome-topics';
import { OWED_TOPICS } from './owed-topics';
import { PACK_TOPICS } from './pack-topics';
import { PIECE_COST_TOPICS } from './piece-cost-topics';
import { PLANNED_TOPICS } from './planned-topics';
import { DATE_SUM_TOPICS } from './date-sum-topics';
import { NOTE_TOPICS } from './note-topics';
import { NEXT_ENTRY_TOPICS } from './next-entry-topics';
import { PROJECT_TOPICS } from './project-topics';
import { PROPOSAL_TOPICS } from './proposal-topics';
import { RECIPE_TOPICS } from './recipe-topics';
import { RENTAL_TOPICS } from './rental-topics';
import { RETURN_TOPICS } from './return-topics';
import { REVENUE_TOPICS } from './revenue-topics';
import { SEASON_TOPICS } from './season-topics';
import { SHORT_PIECE_TOPICS } from './short-piece-topics';
import { SINCE_TOPICS } from './since-topics';
import { SPREAD_TOPICS } from './spread-topics';
import { STOCK_TOPICS } from './stock-topics';
import { SUPPLIER_BILL_TOPICS } from './supplier-bill-topics';
import { TASK_TOPICS } from './task-topics';
import { TAX_TOPICS } from './tax-topics';
import { UNREAD_TOPICS } from './unread-topics';
import { USEFUL_TOPICS } from './useful-topics';
import { VENUE_TOPICS } from './venue-topics';
import { WAITING_TOPICS } from './waiting-topics';
import { BEFORE_DAY_TOPICS } from './before-day-topics';
import { HELD_TOPICS } from './held-topics';
import { LATE_TOPICS } from './late-topics';
import { LOST_ONE_TOPICS } from './lost-one-topics';
import { NEVER_WROTE_TOPICS } from './never-wrote-topics';
import { SORT_TOPICS } from './sort-topics';
import { TWO_MONTHS_TOPICS } from './two-months-topics';
import { TWO_TIMES_LEADS_TOPICS } from './two-times-leads-topics';
import { WEEKDAY_TOPICS } from './weekday-topics';
import { WITHOUT_TOPICS } from './without-topics';
import type { Topic } from './topic';

/** Every topic; the first that accounts for all words of a question answers it. */
export const TOPICS: readonly Topic[] = [
  ...DATE_SUM_TOPICS,
  ...WITHOUT_TOPICS,
  ...PROPOSAL_TOPICS,
  ...NEXT_ENTRY_TOPICS,
  ...NOTE_TOPICS,
  ...PLANNED_TOPICS,
  ...BENCH_TOPICS,
  ...NEXT_EVENTS_TOPICS,
  ...SPENT_TOPICS,
  ...WON_LOST_TOPICS,
  ...ARRIVED_TOPICS,
  ...WHO_DOES_TOPICS,
  ...USEFUL_TOPICS,
  ...TAX_TOPICS,
  ...LEAD_ANSWER_TOPICS,
  ...LEAD_SOURCE_TOPICS,
  ...ASKED_TOPICS,
  ...BEING_THERE_TOPICS,
  ...SINCE_TOPICS,
  ...BRIEF_TOPICS,
  ...TWO_MONTHS_TOPICS,
  ...TWO_TIMES_LEADS_TOPICS,
  ...INCOME_TOPICS,
  ...WAITING_TOPICS,
  ...OPEN_TOPICS,
  ...UNREAD_TOPICS,
  ...MONEY_TOPICS,
  ...INSTALMENT_TOPICS,
  ...DUE_TOPICS,
  ...OWED_TOPICS,
  ...OUTCOME_TOPICS,
  ...REVENUE_TOPICS,
  ...SPREAD_TOPICS,
  ...LEAD_TOPICS,
  ...TASK_TOPICS,
  ...ACCESS_TOPICS,
  ...DELIVERY_TOPICS,
  ...CREW_TOPICS,
  ...VENUE_TOPICS,
  ...STOCK_TOPICS,
  ...HELD_TOPICS,
  ...RENTAL_TOPICS,
  ...RETURN_TOPICS,
  ...CATALOGUE_TOPICS,
  ...COOLER_TOPICS,
  ...PIECE_COST_TOPICS,
  ...SHORT_PIECE_TOPICS,
  ...PACK_TOPICS,
  ...SEASON_TOPICS,
  ...RECIPE_TOPICS,
  ...FLOWER_TOPICS,
  ...LEFT_TOPICS,
  ...CALENDAR_TOPICS,
  ...DAY_TOPICS,
  ...PROJECT_TOPICS,
  ...SUPPLIER_BILL_TOPICS,
  ...BEFORE_DAY_TOPICS,
  ...SORT_TOPICS,
  ...WEEKDAY_TOPICS,
  ...LATE_TOPICS,
  ...LOST_ONE_TOPICS,
  ...NEVER_WROTE_TOPICS,
];
