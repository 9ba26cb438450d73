import type { IntentId } from '../intent';

/** Ways to ask for what is only read, one a line. Names, days and flowers are left out of what the model learns. */
export const EXAMPLES: Partial<Readonly<Record<IntentId, string>>> = {
  day_plan: `what is on my list
where do i start this morning
give me the rundown for the day
what cannot wait
which things are burning
help me plan my morning
what have i forgotten
anything i need to look at right away
what would you tackle next
catch me up on everything`,
  projects: `who is getting married in june
list all the jobs we do next spring
any funerals coming
what are we doing in october
show the galas of this year
which couples do we have for may
what work is lined up for the summer
everything happening at Stonecroft
which of our events is the largest
how many parties do we have in april
jobs without a date
what do we have in the week of june 7
what is Mia running
all weddings with more than 100 guests`,
  project: `give me the short version of Marlow
how is the Chen job going
what do we know about the Reyes couple
remind me what Hollis is about
when and where is Sato
how many guests come to Delgado
what is the budget of Birch
at what time does Marlow start
where does the Whitcomb service take place
fill me in on Park`,
  date_load: `have we got room on june 12
could we take one more on saturday
is december 19 gone already
do we still have space on 6 february
somebody wants may 8, can we
how booked are we on friday
any clash on the 12th of june
is that saturday full`,
  leads: `who wrote to us lately
did anybody new get in touch
which enquiries came from instagram
who is still waiting for us to write back
the ones we never answered
which requests for weddings came in
people who asked and went elsewhere
why do couples not book us
show what came in through the website
who should i ring back first
enquiries for june`,
  lead: `what is the Bellamy enquiry about
what does Nakamura want
how did Castellano hear of us
what did Ruth Aldous write
which budget has the Underwood lead
why did Iyer go elsewhere`,
  tasks: `what is still open for Reyes
which jobs are not ticked off for Hollis
what do we have to get done before Marlow
how far are we with the preparations for Chen
what is on the list for Sato
are we ready for Delgado`,
  notes: `what did we write down about Marlow
what did the couple say about candles
is there anything on file for Hollis
read me what we noted on Chen
what was agreed with Whitcomb`,
  people: `who is the planner of Marlow
who takes the photographs at Chen
who pays for Delgado
which vendors work at Hollis
who do i talk to about Birch
who is in charge of Sato
what is the name of the groom at Reyes`,
  clients: `how can i reach Judith Hollis
do we have a number for Lucia
what is the address of Tivoli Rentals
mail address of Mei Chen
contact details of Rosa`,
  figures: `how much is in the pipeline
what are we making this year
how is the business doing
how many of those who ask book us
what is everything we have booked worth
are we on track
how good is our closing rate
turnover so far`,
  sums: `what does a wedding bring on average
add up the budgets of all galas
how much do we earn per venue
total per kind of event
mean value of a job
which venue brings in most`,
  analysis: `make a chart of where people come from
graph of jobs over the months
break the pipeline down by stage
export the leads as a spreadsheet
report on value by kind of event
statistics about our sources`,
  money: `who still has to pay
has Hollis transferred the money
what is Reyes still owing us
which bills are late
did the deposit of Chen arrive
how much did we get this month
what falls due next week
open amounts of all clients
is Park settled
when does Marlow have to pay the next part`,
  contracts: `who did not sign yet
is the agreement with Chen back
which contracts wait for a signature
did Marlow sign
have we got the paper from Hollis
what is the status of the contract`,
  questionnaires: `who has not filled in the form with the details
is the questionnaire of Marlow back
how far is Tess with the questions
which answers are we missing from couples
did they send us the details form`,
  requests: `what changes do clients ask for
which customers wait for a word of us
did anybody complain
any wishes from our couples
what did Clara ask for in the portal
changes people have asked for`,
  partners: `what did Rivergate send us
who brings us most clients
how much commission is open
which photographers refer people to us
do we owe our partners something`,
  mails: `did the mail to Chen arrive
which messages bounced
has Marlow read our e-mail
what did we send to Reyes lately
was the proposal mail opened`,
  lead_pages: `how many people visit our page
does the wedding page work
how many forms were sent this month
visitors of the site
how well do our landing pages convert`,
  my_time: `am i free on thursday
what is in my calendar tomorrow
do i have anything on friday afternoon
can i take wednesday off
have i got time at two tomorrow`,
  free_times: `when could a couple come for a tasting on friday
which slots do we have on tuesday
offer a time for a consultation next week
is there an opening for a call on monday`,
  meetings: `who comes to the studio today
when do i see Noor
which appointments are there this week
what time is the call with Rowan
next consultation
did Jonas show up`,
  free_units: `have we enough lanterns for Marlow
how many compotes are left on june 12
could we lend ten plinths on saturday
are the votives all taken
number of vases we own
is the arch free in march`,
  stock_moves: `what has to leave the store this week
which rentals come back
what are we running low on
where did we promise more than we have
things that go out on friday`,
  seasons: `can we get peonies in march
is it too early for dahlias
what blooms in october
which flowers should i use in june
when do tulips begin`,
  vase_life: `how long will ranunculus keep
do hydrangeas last in a vase
how many days do roses stay fresh`,
  bunches: `60 stems of quicksand is how many bunches
how many packs of carnations do i need for 144`,
  flower_needs: `how many juliet do we use in june
are all the roses for Reyes ordered
how much eucalyptus is needed for the gala
did the ranunculus come
what do we still have to order for Hollis`,
  flower_price: `what do we pay for quicksand
price of a bunch of salal
how dear are juliet roses
what is hydrangea per stem`,
  texts: `did Lucia answer
what did Eleanor write last
any new messages
who texted us
is there something unread
what was the last thing Mei said`,
  templates: `which ready texts do we have
show the standard replies
list our text templates`,
  birthdays: `who has a birthday soon
any anniversaries to think of
whose birthday is next`,
  unknown: `will it rain on saturday
how do i get to Kiln Loft fastest
what does the shop next door charge
write me a poem
who won the match
order twelve bunches of roses
delete the old projects
refund the deposit of Osei
charge the card
book a flight
give everybody a discount
how warm is it in the cooler
which colours go together with sage
what should i wear
translate this into french
is Hank off next week
who works on saturday
how many hours did Ines work
what time is it
play some music
turn on the lights
send the invoice to Reyes
cancel the wedding
archive the lead
raise the price of the arch
who is the best florist in town
print the labels
call me a taxi
add five guests
change the venue`,
};
