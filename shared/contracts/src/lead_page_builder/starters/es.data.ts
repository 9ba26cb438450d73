import type { Starters } from './starter-words';

const booking = { title: '¿Prefiere hablar primero?', text: 'Elija un momento que le convenga.', button: 'Elegir una hora' };

export const spanish: Starters = {
  wedding: {
    title: 'Flores de boda',
    hero: {
      eyebrow: 'Flores de boda',
      title: 'Flores como recogidas por los dos',
      text: 'Cuéntennos cómo será su día. Respondemos en un día laborable, y verán enseguida si su fecha aún está libre.',
      button: 'Preguntar por su fecha',
    },
    promises: [
      ['Su fecha, comprobada al momento', 'El formulario dice si su día aún está libre antes de enviarlo.'],
      ['Respuesta en un día laborable', 'De la persona que hará sus flores.'],
      ['Un precio honesto', 'Un margen para su número de invitados, antes de que nadie llame.'],
    ],
    gallery: {
      title: 'Del prendido al techo',
      captions: ['Ramos', 'Ceremonia', 'Mesas', 'Techos', 'Centros de mesa', 'Prendidos'],
    },
    steps: {
      title: 'De la primera palabra a la última vela',
      text: 'Cuatro pasos, y en cada uno alguien a quien conocen por su nombre.',
      steps: [
        ['Ustedes escriben', 'Tres minutos con el formulario de abajo. Lo que aún no sepan puede quedar en blanco.'],
        ['Hablamos', 'Media hora, en el taller o por teléfono, en el momento que elijan.'],
        ['Diseñamos', 'Un ambiente, las flores de su estación y una propuesta en la que cada pieza tiene su precio.'],
        ['Lo hacemos', 'Cortado, atado y montado por nosotros ese día, y desmontado después del último baile.'],
      ],
    },
    packages: {
      title: 'Cómo trabajan las parejas con nosotros',
      text: 'Cada boda se diseña por separado. Estas son tres formas de empezar.',
      packages: [
        ['Solo los ramos', 'Para ustedes dos y quienes los acompañan', 'Ramos, prendidos y coronas, para recoger o llevados a su puerta.'],
        [
          'Ceremonia y mesas',
          'Las flores que todos ven',
          'Un pasillo, un altar y mesas que siguen bonitas a medianoche. Lo llevamos, lo montamos y lo desmontamos.',
        ],
        [
          'Todo el día',
          'Del primer dibujo a la última vela',
          'Un ambiente propio, un arco o un techo de flores, jarrones y velas de alquiler y un equipo en el lugar.',
        ],
      ],
    },
    form: {
      title: 'Cuéntennos cómo será su día',
      text: 'Son tres minutos. Lo que aún no sepan puede quedar en blanco: para eso está la primera charla.',
      button: 'Enviárnoslo',
    },
    faq: {
      title: 'Lo que preguntan las parejas',
      questions: [
        [
          '¿Cuándo conviene escribir?',
          'En cuanto tengan fecha. Aceptamos pocas bodas en un mismo día, y los sábados de principios de verano se van primero.',
        ],
        ['¿Y si la fecha aún no está fijada?', 'Marquen que aún no está fijada. Les diremos qué fines de semana siguen libres.'],
        [
          '¿Qué pasa después de enviarlo?',
          'Reciben enseguida un correo con un enlace para elegir la hora de una charla. Después diseñamos algo para ustedes.',
        ],
        [
          '¿Tenemos que saber qué flores queremos?',
          'No. Basta un color, una canción o tres imágenes que les gusten. Qué flores estarán en su mejor momento ese día es cosa nuestra.',
        ],
        [
          '¿Estarán el mismo día?',
          'Lo llevamos todo, lo montamos, movemos lo que pase de la ceremonia a la cena y lo desmontamos por la noche.',
        ],
      ],
    },
    booking,
  },
  event: {
    title: 'Flores para eventos',
    hero: {
      eyebrow: 'Eventos',
      title: 'Una sala que se recuerda',
      text: 'Cenas, presentaciones, fiestas y despedidas. Díganos el día y el número de invitados, y le diremos qué es posible.',
      button: 'Planear su evento',
    },
    promises: [
      ['Una primera idea en un día', 'Con un margen de lo que cuesta, antes de la primera llamada.'],
      ['Nadie carga un jarrón', 'Lo llevamos, lo montamos y lo desmontamos, en el horario de su casa.'],
      ['Un solo nombre al que llamar', 'De la primera pregunta hasta que la última caja vuelve a la furgoneta.'],
    ],
    gallery: {
      title: 'Lo que hacemos para las salas',
      captions: ['Para llevar a casa', 'Entradas', 'Sitios a la mesa', 'Techos', 'Cuencos', 'Anfitriones y ponentes'],
    },
    steps: {
      title: 'Cómo va',
      text: '',
      steps: [
        ['Un día y un número', 'Díganos cuándo, dónde y para cuántos. El formulario dice enseguida si el día está libre.'],
        ['Una idea y un margen', 'En un día laborable, con palabras e imágenes. No compromete a nada.'],
        ['Una sala lista', 'Montamos antes de que se abran las puertas y nos vamos antes que las sillas.'],
      ],
    },
    form: {
      title: '¿Qué está planeando?',
      text: 'Cuanto más sepamos, mejor será la primera respuesta. Nada de esto es vinculante.',
      button: 'Enviárnoslo',
    },
    faq: {
      title: 'Lo que preguntan quienes planean eventos',
      questions: [
        [
          '¿Con cuánta antelación hay que preguntar?',
          'Dos semanas es cómodo. Con menos, escriba igualmente: decimos enseguida qué se puede conseguir.',
        ],
        [
          '¿Trabajan en cualquier lugar?',
          'Sí. Preguntamos al lugar por sus horarios, su montacargas y sus normas sobre el fuego, para que usted no tenga que hacerlo.',
        ],
        ['¿Qué pasa con las flores?', 'Sus invitados se las llevan, las recibe una casa cercana o las convertimos en abono. Usted elige.'],
        [
          '¿Puede ser cada mes?',
          'Sí. Vestíbulos, mesas y escaparates, renovados tan a menudo como haga falta. Díganoslo en el formulario.',
        ],
      ],
    },
    booking,
  },
  custom: {
    title: 'Flores con cita previa',
    hero: {
      eyebrow: 'Con cita previa',
      title: 'Flores diseñadas para un solo día',
      text: 'Escríbanos lo que tiene en mente. Bastan unas palabras.',
      button: 'Escríbanos',
    },
    promises: [
      ['Hecho por encargo', 'Nada espera en un cubo. Lo que recibe se ha cortado para usted.'],
      ['De temporada', 'Lo que está en su mejor momento esa semana, y no lo que voló más lejos.'],
      ['Leído por una persona', 'Sus palabras van a quien atará sus flores.'],
    ],
    form: {
      title: '¿Qué tiene en mente?',
      text: 'Leemos cada palabra y respondemos en un día laborable.',
      button: 'Enviárnoslo',
    },
    gallery: {
      title: 'Lo que otros pidieron',
      captions: [
        'Un ramo atado a mano',
        'Dos junto a un lago',
        'Una mesa para ocho',
        'Un techo bajo',
        'Un cuenco para el recibidor',
        'Un prendido',
      ],
    },
    faq: {
      title: 'Antes de escribir',
      questions: [
        ['¿Qué necesitan saber?', 'Un día, un lugar y para qué es. Un color o una imagen ayuda; no hace falta el nombre de una flor.'],
        ['¿Hacen entregas?', 'Sí, o le espera en el taller. En nuestra respuesta decimos cuánto cuesta la entrega.'],
        ['¿Cómo se paga?', 'Con la propuesta recibe un enlace. No se cobra nada antes de que haya dicho que sí.'],
      ],
    },
    booking,
  },
};
