import type { SignatureWords } from '../index';

export const pad: SignatureWords = {
  signed: 'firmado',
  nothing: 'nada todavía',
  typeName: 'O escriba su nombre',
  clear: 'Borrar',
  later: {
    loading: 'Cargando…',
    failed: 'No se pudo mostrar el campo de la firma',
    failedText: 'Quizá se perdió la conexión. Cargue la página otra vez.',
    again: 'Cargar de nuevo',
  },
};
