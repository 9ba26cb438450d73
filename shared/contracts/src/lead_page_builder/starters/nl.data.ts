import type { Starters } from './starter-words';

const booking = { title: 'Liever eerst praten?', text: 'Kies een moment dat jullie uitkomt.', button: 'Moment kiezen' };

export const dutch: Starters = {
  wedding: {
    title: 'Bruiloftsbloemen',
    hero: {
      eyebrow: 'Bruiloftsbloemen',
      title: 'Bloemen alsof jullie ze samen hebben geplukt',
      text: 'Vertel ons over jullie dag. We antwoorden binnen één werkdag – en jullie zien meteen of de datum nog vrij is.',
      button: 'Vraag naar jullie datum',
    },
    promises: [
      ['De datum meteen nagekeken', 'Het formulier zegt of de dag nog vrij is, nog voor je het verstuurt.'],
      ['Antwoord binnen één werkdag', 'Van wie jullie bloemen gaat maken.'],
      ['Een eerlijke prijs', 'Een richtprijs voor jullie aantal gasten, nog voor iemand belt.'],
    ],
    gallery: {
      title: 'Van corsage tot plafond',
      captions: ['Boeketten', 'Ceremonie', 'Tafels', 'Plafonds', 'Tafelstukken', 'Corsages'],
    },
    steps: {
      title: 'Van het eerste woord tot de laatste kaars',
      text: 'Vier stappen, en bij elke stap iemand die jullie bij naam kennen.',
      steps: [
        ['Jullie schrijven', 'Drie minuten met het formulier hieronder. Wat jullie nog niet weten, laat je open.'],
        ['We praten', 'Een half uur, in het atelier of aan de telefoon, op een moment dat jullie zelf kiezen.'],
        ['We tekenen', 'Een sfeer, de bloemen van jullie seizoen en een voorstel waarin elk stuk zijn prijs heeft.'],
        ['We maken het', 'Door ons gesneden, gebonden en opgebouwd – en weer weggehaald na de laatste dans.'],
      ],
    },
    packages: {
      title: 'Zo werken bruidsparen met ons',
      text: 'Elke bruiloft wordt apart ontworpen. Dit zijn drie manieren om te beginnen.',
      packages: [
        [
          'Alleen de boeketten',
          'Voor jullie twee en wie naast jullie staat',
          'Boeketten, corsages en kransen, om op te halen of aan de deur gebracht.',
        ],
        [
          'Ceremonie en tafels',
          'De bloemen die iedereen ziet',
          'Een gangpad, een altaar en tafels die er om middernacht nog goed uitzien. We brengen, bouwen op en ruimen op.',
        ],
        [
          'De hele dag',
          'Van de eerste schets tot de laatste kaars',
          'Een eigen sfeer, een boog of een plafond van bloemen, vazen en kaarsen te huur, en een team ter plaatse.',
        ],
      ],
    },
    form: {
      title: 'Vertel ons over jullie dag',
      text: 'Het duurt drie minuten. Wat jullie nog niet weten, laat je open: daar is het eerste gesprek voor.',
      button: 'Verstuur het naar ons',
    },
    faq: {
      title: 'Wat bruidsparen vragen',
      questions: [
        [
          'Wanneer kunnen we het beste schrijven?',
          'Zodra jullie een datum hebben. We nemen weinig bruiloften op één dag aan, en zaterdagen in de vroege zomer gaan het eerst.',
        ],
        ['En als onze datum nog niet vaststaat?', 'Vink aan dat die nog niet vaststaat. We vertellen welke weekenden nog vrij zijn.'],
        [
          'Wat gebeurt er na het versturen?',
          'Jullie krijgen meteen een e-mail met een link om een moment voor een gesprek te kiezen. Daarna maken we een ontwerp.',
        ],
        [
          'Moeten we weten welke bloemen we willen?',
          'Nee. Een kleur, een lied of drie foto’s die jullie mooi vinden zijn genoeg. Welke bloemen op jullie dag op hun best zijn, weten wij.',
        ],
        [
          'Zijn jullie er op de dag zelf bij?',
          'We brengen alles, bouwen het op, verplaatsen wat van de ceremonie naar het diner moet en ruimen ’s nachts op.',
        ],
      ],
    },
    booking,
  },
  event: {
    title: 'Bloemen voor evenementen',
    hero: {
      eyebrow: 'Evenementen',
      title: 'Een ruimte die mensen bijblijft',
      text: 'Diners, presentaties, feesten en afscheid. Geef ons de dag en het aantal gasten, dan zeggen wij wat er kan.',
      button: 'Plan jullie evenement',
    },
    promises: [
      ['Binnen een dag een eerste idee', 'Met een richtprijs, nog voor het eerste gesprek.'],
      ['Niemand tilt een vaas', 'We brengen, bouwen op en ruimen op, op de tijden van jullie locatie.'],
      ['Eén naam om te bellen', 'Van de eerste vraag tot de laatste krat weer in de bus staat.'],
    ],
    gallery: {
      title: 'Wat we voor ruimtes maken',
      captions: ['Om mee naar huis te nemen', 'Entrees', 'Plaatsen aan tafel', 'Plafonds', 'Schalen', 'Gastheren en sprekers'],
    },
    steps: {
      title: 'Zo gaat het',
      text: '',
      steps: [
        ['Een dag en een aantal', 'Vertel ons wanneer, waar en voor hoeveel mensen. Het formulier zegt meteen of de dag vrij is.'],
        ['Een idee en een richtprijs', 'Binnen één werkdag, in woord en beeld. Het verplicht jullie tot niets.'],
        ['Een ruimte die klaar is', 'We bouwen op voor de deuren opengaan en zijn weg voor de stoelen weg zijn.'],
      ],
    },
    form: {
      title: 'Wat zijn jullie van plan?',
      text: 'Hoe meer we weten, hoe beter het eerste antwoord. Niets hiervan is bindend.',
      button: 'Verstuur het naar ons',
    },
    faq: {
      title: 'Wat mensen vragen die evenementen plannen',
      questions: [
        ['Hoe laat kunnen we nog vragen?', 'Twee weken is ruim. Is het korter, schrijf dan toch: we zeggen meteen wat nog kan.'],
        [
          'Werken jullie op elke locatie?',
          'Ja. We vragen de locatie zelf naar tijden, lift en regels voor open vuur, zodat jullie dat niet hoeven.',
        ],
        [
          'Wat gebeurt er met de bloemen?',
          'Jullie gasten nemen ze mee, een huis in de buurt krijgt ze of wij composteren ze. Jullie kiezen.',
        ],
        ['Kan dit elke maand?', 'Ja. Lobby’s, tafels en etalages, zo vaak ververst als nodig. Zet het in het formulier.'],
      ],
    },
    booking,
  },
  custom: {
    title: 'Bloemen op afspraak',
    hero: {
      eyebrow: 'Op afspraak',
      title: 'Bloemen, ontworpen voor één enkele dag',
      text: 'Schrijf ons wat jullie in gedachten hebben. Een paar woorden zijn genoeg.',
      button: 'Schrijf ons',
    },
    promises: [
      ['Op bestelling gemaakt', 'Niets staat klaar in een emmer. Wat jullie krijgen, is voor jullie gesneden.'],
      ['Van het seizoen', 'Wat die week op zijn best is, en niet wat het verst gevlogen heeft.'],
      ['Door een mens gelezen', 'Jullie woorden gaan naar wie de bloemen bindt.'],
    ],
    form: {
      title: 'Wat hebben jullie in gedachten?',
      text: 'We lezen elk woord en antwoorden binnen één werkdag.',
      button: 'Verstuur het naar ons',
    },
    gallery: {
      title: 'Waar anderen om vroegen',
      captions: [
        'Een handgebonden boeket',
        'Twee aan een meer',
        'Een tafel voor acht',
        'Een laag plafond',
        'Een schaal voor de hal',
        'Eén corsage',
      ],
    },
    faq: {
      title: 'Voor jullie schrijven',
      questions: [
        [
          'Wat willen jullie weten?',
          'Een dag, een plaats en waar het voor is. Een kleur of een foto helpt; de naam van een bloem is niet nodig.',
        ],
        ['Bezorgen jullie?', 'Ja, of het staat klaar in het atelier. In ons antwoord zeggen we wat bezorgen kost.'],
        ['Hoe betalen we?', 'Bij het voorstel krijgen jullie een link. Er wordt niets afgeschreven voor jullie ja hebben gezegd.'],
      ],
    },
    booking,
  },
};
