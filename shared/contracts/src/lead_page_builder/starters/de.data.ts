import type { Starters } from './starter-words';

const booking = { title: 'Lieber erst sprechen?', text: 'Wählen Sie eine Zeit, die Ihnen passt.', button: 'Zeit wählen' };

export const german: Starters = {
  wedding: {
    title: 'Hochzeitsblumen',
    hero: {
      eyebrow: 'Hochzeitsblumen',
      title: 'Blumen, als hätten Sie sie gemeinsam gepflückt',
      text: 'Erzählen Sie uns von Ihrem Tag. Wir antworten innerhalb eines Werktags – und Sie sehen sofort, ob Ihr Datum noch frei ist.',
      button: 'Nach Ihrem Datum fragen',
    },
    promises: [
      ['Ihr Datum, sofort geprüft', 'Das Formular sagt, ob Ihr Tag noch frei ist, bevor Sie es senden.'],
      ['Antwort an einem Werktag', 'Von dem Menschen, der Ihre Blumen binden wird.'],
      ['Ein ehrlicher Preis', 'Ein Rahmen für Ihre Gästezahl, bevor jemand Sie anruft.'],
    ],
    gallery: {
      title: 'Vom Anstecker bis zur Decke',
      captions: ['Sträuße', 'Trauung', 'Tische', 'Decken', 'Tischmitten', 'Anstecker'],
    },
    steps: {
      title: 'Vom ersten Wort bis zur letzten Kerze',
      text: 'Vier Schritte, und bei jedem jemand, den Sie mit Namen kennen.',
      steps: [
        ['Sie schreiben', 'Drei Minuten mit dem Formular unten. Was Sie noch nicht wissen, lassen Sie offen.'],
        ['Wir sprechen', 'Eine halbe Stunde, im Atelier oder am Telefon, zu einer Zeit, die Sie selbst wählen.'],
        ['Wir entwerfen', 'Eine Stimmung, die Blumen Ihrer Jahreszeit und ein Angebot, in dem jedes Stück seinen Preis hat.'],
        ['Wir machen es', 'Von uns geschnitten, gebunden und aufgebaut – und abgebaut, wenn der letzte Tanz getanzt ist.'],
      ],
    },
    packages: {
      title: 'So arbeiten Paare mit uns',
      text: 'Jede Hochzeit wird eigens entworfen. Das sind die drei Wege, anzufangen.',
      packages: [
        [
          'Nur die Sträuße',
          'Für Sie beide und die neben Ihnen',
          'Sträuße, Anstecker und Kränze, zum Abholen oder bis an die Tür gebracht.',
        ],
        [
          'Trauung und Tische',
          'Die Blumen, die alle sehen',
          'Ein Gang, ein Altar und Tische, die um Mitternacht noch gut aussehen. Wir bringen es, bauen auf und bauen ab.',
        ],
        [
          'Der ganze Tag',
          'Vom ersten Entwurf bis zur letzten Kerze',
          'Eine eigene Stimmung, ein Bogen oder eine Decke aus Blumen, Gefäße und Kerzen zur Miete und ein Team vor Ort.',
        ],
      ],
    },
    form: {
      title: 'Erzählen Sie uns von Ihrem Tag',
      text: 'Es dauert drei Minuten. Was Sie noch nicht wissen, lassen Sie offen: Dafür ist das erste Gespräch da.',
      button: 'An uns senden',
    },
    faq: {
      title: 'Was Paare fragen',
      questions: [
        [
          'Wann sollten wir schreiben?',
          'Sobald Sie ein Datum haben. Wir nehmen wenige Hochzeiten an einem Tag an, und Samstage im Frühsommer sind zuerst vergeben.',
        ],
        [
          'Und wenn unser Datum noch nicht feststeht?',
          'Kreuzen Sie an, dass es noch nicht feststeht. Wir sagen Ihnen, welche Wochenenden noch frei sind.',
        ],
        [
          'Was geschieht, wenn wir das senden?',
          'Sie bekommen sofort eine E-Mail mit einem Link, um eine Zeit für ein Gespräch zu wählen. Dann entwerfen wir etwas für Sie.',
        ],
        [
          'Müssen wir wissen, welche Blumen wir wollen?',
          'Nein. Eine Farbe, ein Lied oder drei Bilder, die Sie lieben, genügen. Welche Blumen an Ihrem Tag am schönsten sind, ist unser Teil.',
        ],
        [
          'Sind Sie am Tag selbst da?',
          'Wir bringen alles, bauen es auf, tragen um, was von der Trauung zum Essen muss, und bauen nachts ab.',
        ],
      ],
    },
    booking,
  },
  event: {
    title: 'Blumen für Veranstaltungen',
    hero: {
      eyebrow: 'Veranstaltungen',
      title: 'Ein Raum, an den man sich erinnert',
      text: 'Essen, Premieren, Feste und Abschiede. Nennen Sie uns Tag und Gästezahl, und wir sagen Ihnen, was möglich ist.',
      button: 'Veranstaltung planen',
    },
    promises: [
      ['Eine erste Idee an einem Tag', 'Mit einem Rahmen, was es kostet, noch vor dem ersten Anruf.'],
      ['Niemand hebt eine Vase', 'Wir bringen es, bauen auf und bauen ab, zu den Zeiten Ihres Hauses.'],
      ['Ein Name zum Anrufen', 'Von der ersten Frage, bis die letzte Kiste wieder im Wagen steht.'],
    ],
    gallery: {
      title: 'Was wir für Räume machen',
      captions: ['Zum Mitnehmen', 'Eingänge', 'Plätze am Tisch', 'Decken', 'Schalen', 'Gastgeber und Redner'],
    },
    steps: {
      title: 'So läuft es',
      text: '',
      steps: [
        ['Ein Tag und eine Zahl', 'Sagen Sie uns, wann, wo und für wie viele. Das Formular sagt sofort, ob der Tag frei ist.'],
        ['Eine Idee und ein Rahmen', 'Innerhalb eines Werktags, in Worten und Bildern. Nichts davon bindet Sie.'],
        ['Ein fertiger Raum', 'Wir bauen auf, bevor die Türen aufgehen, und sind fort, bevor es die Stühle sind.'],
      ],
    },
    form: {
      title: 'Was planen Sie?',
      text: 'Je mehr wir wissen, desto besser die erste Antwort. Nichts hier ist verbindlich.',
      button: 'An uns senden',
    },
    faq: {
      title: 'Was Menschen fragen, die Veranstaltungen planen',
      questions: [
        [
          'Wie kurzfristig können wir fragen?',
          'Zwei Wochen sind bequem. Ist es weniger, schreiben Sie trotzdem: Wir sagen sofort, was noch zu haben ist.',
        ],
        [
          'Arbeiten Sie in jedem Haus?',
          'Ja. Nach Zeiten, Aufzug und Regeln für offenes Feuer fragen wir das Haus selbst, damit Sie es nicht müssen.',
        ],
        ['Was wird aus den Blumen?', 'Ihre Gäste nehmen sie mit, ein Haus in der Nähe bekommt sie, oder wir kompostieren sie. Sie wählen.'],
        ['Geht das jeden Monat?', 'Ja. Empfang, Tische und Fenster, so oft erneuert, wie es nötig ist. Sagen Sie es im Formular.'],
      ],
    },
    booking,
  },
  custom: {
    title: 'Blumen nach Absprache',
    hero: {
      eyebrow: 'Nach Absprache',
      title: 'Blumen, entworfen für einen einzigen Tag',
      text: 'Schreiben Sie uns, was Sie im Sinn haben. Wenige Worte genügen.',
      button: 'Schreiben Sie uns',
    },
    promises: [
      ['Auf Bestellung', 'Nichts steht fertig im Eimer. Was Sie bekommen, wurde für Sie geschnitten.'],
      ['Aus der Jahreszeit', 'Was in der Woche am schönsten ist, und nicht, was am weitesten geflogen ist.'],
      ['Von einem Menschen gelesen', 'Ihre Worte gehen an die Person, die Ihre Blumen bindet.'],
    ],
    form: {
      title: 'Was haben Sie im Sinn?',
      text: 'Wir lesen jedes Wort und antworten innerhalb eines Werktags.',
      button: 'An uns senden',
    },
    gallery: {
      title: 'Worum andere gebeten haben',
      captions: [
        'Ein gebundener Strauß',
        'Zwei am See',
        'Ein Tisch für acht',
        'Eine niedrige Decke',
        'Eine Schale für die Diele',
        'Ein Anstecker',
      ],
    },
    faq: {
      title: 'Bevor Sie schreiben',
      questions: [
        [
          'Was müssen Sie wissen?',
          'Einen Tag, einen Ort und wofür es ist. Eine Farbe oder ein Bild hilft; den Namen einer Blume braucht es nicht.',
        ],
        ['Liefern Sie?', 'Ja, oder es wartet im Atelier auf Sie. In unserer Antwort steht, was die Lieferung kostet.'],
        ['Wie bezahlen wir?', 'Mit dem Angebot bekommen Sie einen Link. Nichts wird abgebucht, bevor Sie Ja gesagt haben.'],
      ],
    },
    booking,
  },
};
