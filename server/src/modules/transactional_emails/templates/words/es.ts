import type { LanguageWords } from './words';

const invoice = [
  ['Factura', 'invoice.number'],
  ['Plazo', 'invoice.part'],
  ['Vence el', 'invoice.due_on'],
  ['Importe', 'invoice.amount'],
] as const;
const money = [
  ['Recibo', 'payment.receipt'],
  ['Día', 'payment.day'],
  ['Importe', 'payment.amount'],
] as const;
const OWN = 'Este enlace es solo suyo. Por favor, no lo comparta.';

export const es: LanguageWords = {
  greeting: 'Hola, {{ client.first_name }}:',
  closing: '¿Preguntas? Responda a este correo.',
  mails: {
    proposal_sent: {
      subject: 'Su propuesta de {{ business.name }}',
      heading: 'Su propuesta está lista',
      text: ['hemos preparado lo que hablamos para {{ project.name }}. Tómese su tiempo, mírelo todo y marque lo que le guste.'],
      figures: [
        ['Propuesta', 'proposal.number'],
        ['Total', 'proposal.total'],
      ],
      button: 'Ver la propuesta',
    },
    proposal_accepted: {
      subject: 'Gracias – {{ proposal.title }}',
      heading: 'Gracias por decir que sí',
      text: ['nos alegra mucho poder hacer las flores de {{ project.name }}. El contrato y la primera factura llegarán en correos aparte.'],
      figures: [
        ['Propuesta', 'proposal.number'],
        ['Total', 'proposal.total'],
      ],
    },
    contract_sent: {
      subject: '{{ business.name }} le pide que firme: {{ contract.title }}',
      heading: 'Su contrato está listo',
      text: ['«{{ contract.title }}» está listo para leer y firmar. Son unos minutos y funciona en el teléfono.'],
      button: 'Leer y firmar',
      note: 'Este enlace es solo suyo. No lo comparta: quien lo tenga puede firmar por usted.',
    },
    contract_reminder: {
      subject: 'Pendiente de firma: {{ contract.title }}',
      heading: 'Pendiente de firma',
      text: ['un recordatorio amable: «{{ contract.title }}» espera su firma. Con ella su fecha queda reservada.'],
      button: 'Leer y firmar',
      note: 'Este enlace es solo suyo. No lo comparta: quien lo tenga puede firmar por usted.',
    },
    contract_completed: {
      subject: 'Firmado por todos: {{ contract.title }}',
      heading: 'Todos han firmado',
      text: ['aquí tiene su copia de «{{ contract.title }}», con el certificado de la firma. Guárdela, por favor.'],
    },
    booking_confirmed: {
      subject: 'La fecha es suya – {{ project.name }}',
      heading: 'La fecha es suya',
      text: ['hemos recibido su primer pago y {{ project.date }} está en nuestro calendario para usted. ¡Qué ilusión!'],
      figures: [
        ['Evento', 'project.name'],
        ['Fecha', 'project.date'],
        ['Lugar', 'project.venue'],
      ],
    },
    invoice_issued: {
      subject: 'Factura {{ invoice.number }} de {{ business.name }}',
      heading: 'Su factura',
      text: ['aquí está la factura de {{ project.name }}.'],
      figures: invoice,
    },
    payment_due_7d: {
      subject: 'Un pago vence el {{ invoice.due_on }}',
      heading: 'Un pago vence en una semana',
      text: ['el próximo plazo de {{ project.name }} vence en una semana. Si ya ha pagado, no tiene que hacer nada.'],
      figures: invoice,
      button: 'Ver y pagar',
    },
    payment_overdue: {
      subject: 'Un pago está atrasado: {{ invoice.number }}',
      heading: 'Un pago está atrasado',
      text: ['todavía no hemos visto el pago de {{ project.name }}. ¿Quizá se le ha pasado? Si algo no está bien, díganoslo.'],
      figures: invoice,
      button: 'Ver y pagar',
    },
    payment_declined: {
      subject: 'Su pago fue rechazado: {{ invoice.number }}',
      heading: 'Un pago no se ha realizado',
      text: [
        'su pago de {{ project.name }} fue rechazado y no se ha cobrado nada. Puede pagar en cualquier momento con otra tarjeta o por transferencia; lo que está pagado no se cobra otra vez.',
        '{% if payment.next_on %}Lo intentaremos de nuevo el {{ payment.next_on }}.{% endif %}',
      ],
      figures: invoice,
      button: 'Ver y pagar',
    },
    receipt: {
      subject: 'Recibo {{ payment.receipt }}',
      heading: 'Gracias por su pago',
      text: ['hemos recibido su pago para {{ project.name }}.'],
      figures: [...money, ['Pendiente', 'payment.open']],
    },
    refund: {
      subject: 'Le devolvemos dinero',
      heading: 'Su dinero va de vuelta',
      text: ['hemos devuelto una parte de lo que pagó por {{ project.name }}. Los bancos tardan unos días.'],
      figures: money,
    },
    questionnaire_sent: {
      subject: 'Unas preguntas sobre {{ project.name }}',
      heading: 'Unas preguntas',
      text: [
        'para que todo sea como desea, responda «{{ questionnaire.title }}». Puede parar y seguir después.',
        '{% if questionnaire.due_on %}Le rogamos que responda antes del {{ questionnaire.due_on }}.{% endif %}',
      ],
      button: 'Responder',
      note: OWN,
    },
    questionnaire_reminder: {
      subject: 'Quedan algunas preguntas: {{ questionnaire.title }}',
      heading: 'Quedan algunas preguntas',
      text: [
        'una parte de «{{ questionnaire.title }}» sigue abierta. Lo que ha respondido está guardado; puede seguir donde lo dejó.',
        '{% if questionnaire.due_on %}Le rogamos que responda antes del {{ questionnaire.due_on }}.{% endif %}',
      ],
      button: 'Seguir respondiendo',
      note: OWN,
    },
    request_answered: {
      subject: 'Una respuesta sobre «{{ request.title }}»',
      heading: 'Tenemos una respuesta para usted',
      text: ['{{ request.message }}', '{% if link %}Responda aquí: {{ link }}{% endif %}'],
      figures: [['Número', 'request.number']],
    },
    request_priced: {
      subject: 'Lo que supone su cambio: {{ request.title }}',
      heading: 'Lo que supone su cambio',
      text: [
        'así quedaría su propuesta con «{{ request.title }}». Nada cambia hasta que usted diga que sí.',
        '{{ request.message }}',
        '{% if link %}Responda aquí: {{ link }}{% endif %}',
      ],
      figures: [
        ['Número', 'request.number'],
        ['Antes', 'request.before'],
        ['Con el cambio', 'request.after'],
      ],
    },
    portal_invite: {
      subject: 'Todo sobre {{ project.name }} en un solo lugar',
      heading: 'Su propio lugar',
      text: ['la propuesta, el contrato, las facturas y las fotos de {{ project.name }} están desde ahora en un solo lugar.'],
      button: 'Abrir el portal',
      note: OWN,
    },
    portal_message: {
      subject: '{{ business.name }} le ha escrito',
      heading: 'Un mensaje para usted',
      text: ['{{ business.name }} le ha escrito sobre {{ project.name }}. Puede leerlo y responder en su portal.'],
      button: 'Leer el mensaje',
      note: OWN,
    },
    password_reset: {
      subject: 'Elija una contraseña nueva',
      heading: 'Elija una contraseña nueva',
      text: ['alguien ha pedido una contraseña nueva. Si fue usted, abra el enlace antes de una hora. Si no, nada ha cambiado.'],
      button: 'Elegir contraseña',
      note: OWN,
    },
  },
};
