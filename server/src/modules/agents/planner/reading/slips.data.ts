/** Months, weekdays and the words questions hang on, which people mistype: longer than four letters, and none of them one letter off a name. */
export const HANG_ON: readonly string[] =
  `january february august september october november december monday tuesday wednesday thursday friday saturday sunday tomorrow yesterday weekend morning afternoon evening
  packing overdue instead answer answered answers invoice invoices deposit proposal proposals contract contracts questionnaire questionnaires
  reminder supplier suppliers bouquet bouquets centerpiece centerpieces centrepiece centrepieces boutonniere boutonnieres delivery arrangement arrangements
  balance cancelled guests payments payment outstanding available availability customer customers deadline schedule scheduled calendar meeting meetings
  appointment appointments inquiry inquiries enquiry enquiries request requests waiting wedding weddings project projects recipe recipes moodboard
  signed unpaid unread received booked cheapest expensive average revenue profit budget lanterns compotes inventory warehouse flowers bridesmaids
  ceremony reception venue venues which should everything anything something anyone everyone before between enough without because`.split(
    /\s+/,
  );

/** Words that are right as they stand although they are one letter off one of those. */
export const RIGHT: ReadonlySet<string> = new Set(
  `oktober dezember warning mourning moaning mornings evenings evening's morning's januar februar november september abril agosto junio julio answere sounded profile profits budge ballance recipient recipients
  project's sighed singed hooked looked cooked booker packings pickling parking picking backing lacking venus menus menue monday's received
  perceived request proposed propose payment's guesses guest's quests gusts finding ceremonial sunny meetings' betweens contracted contractor
  flower's flowery balanced weekends weekday weekdays averages invoiced scheduler cancel cancels canceled waited waiting wailing bookend bookings bridesmaid
  appoint calendars answering packaging enquire enquired inquire inquired available reserve reserved reserves delivers delivered deliver delivering centered
  proyecto projekt projekte projekten kalender rezept rezepte pavement basement lantern compote compost flowered wedging welding shedding bedding`.split(
    /\s+/,
  ),
);
