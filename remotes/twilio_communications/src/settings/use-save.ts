import type { Settings, SettingsChange } from '@butterfly/contracts/twilio_communications';
import { errorMessage, isApiError, versionTag } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../twilio.client';

export interface FormProps {
  /** What the form began with, and what it is saved over. */
  readonly settings: Settings;
  /** Something else is stored now; `isDone`: what was entered here is in it, or is not wanted any more. */
  readonly onStored: (settings: Settings, isDone: boolean) => void;
}

/** Saves a part of the settings over the version it was read from. */
export function useSave({ settings, onStored }: FormProps, done: string) {
  const { ui } = usePlugin();
  const [theirs, setTheirs] = useState<Settings | null>(null);
  const save = useMutation({
    mutationFn: async (change: SettingsChange) =>
      (await api.saveSettings({ body: change, ifMatch: versionTag('twilio-settings', settings.version) })).data,
    onSuccess: (saved) => {
      ui.toast('success', done);
      onStored(saved, true);
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'version_conflict') setTheirs(error.body['current'] as Settings);
    },
  });
  const settle = (isDone: boolean) => {
    if (theirs) onStored(theirs, isDone);
    setTheirs(null);
    save.reset();
  };
  return {
    save: save.mutate,
    isSaving: save.isPending,
    isConflict: theirs !== null,
    error: theirs ? null : save.error,
    /** What is entered stays, and goes over what the other has saved once it is saved. */
    keepMine: () => settle(false),
    takeTheirs: () => settle(true),
  };
}

export type Saving = ReturnType<typeof useSave>;

/** What was wrong with the values, the first field by name. */
export function saveError(error: unknown): string {
  const [first] = isApiError(error) ? Object.entries(error.fields ?? {}) : [];
  return first ? `${first[0].replace(/_/g, ' ').replace(/\.\d+$/, '')} ${first[1].join(', ')}` : errorMessage(error);
}
