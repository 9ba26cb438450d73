import type { BoardPicture, KeptFile } from '@butterfly/contracts/questionnaire';
import { createContext, useContext } from 'react';
import { api } from '../questionnaire.client';

/** Where pictures and files of a question lie. */
export interface AnswerPlace {
  readonly pictureUrl: (picture: number) => string;
  readonly fileUrl: (file: number) => string;
  /** The pictures of the board that is shared; in a preview there is none. */
  readonly board: readonly BoardPicture[];
  readonly boardUrl: (picture: number) => string;
  /** Null: this is a preview, in which nothing is kept. */
  readonly bring: ((questionKey: string, file: File) => Promise<KeptFile>) | null;
}

const PREVIEW: AnswerPlace = {
  pictureUrl: (id) => `/api/questionnaire/pictures/${id}/`,
  fileUrl: () => '',
  board: [],
  boardUrl: () => '',
  bring: null,
};

/** Behind a link. */
export function placeOf(link: string, board: readonly BoardPicture[]): AnswerPlace {
  const at = `/api/questionnaire/public/${encodeURIComponent(link)}`;
  return {
    pictureUrl: (id) => `${at}/pictures/${id}/`,
    fileUrl: (id) => `${at}/files/${id}/`,
    board,
    boardUrl: (picture) => `${at}/board/${picture}/`,
    bring: async (question_key, file) => {
      const name = file.name.trim().slice(0, 200) || 'file';
      return (await api.uploadAnswerFile({ params: { uniqueLink: link }, query: { name, question_key }, body: file })).data;
    },
  };
}

export const PlaceContext = createContext<AnswerPlace>(PREVIEW);
export const usePlace = (): AnswerPlace => useContext(PlaceContext);
