import { lazy } from '@butterfly/plugin-sdk/react';
import type { ComponentType } from 'react';
import { LoginPage } from '../auth/login.page';
import { AccessDeniedPage } from '../pages/access-denied.page';
import type { ShellPage } from './route-table';

const pages: Readonly<Record<ShellPage, ComponentType<object>>> = {
  login: LoginPage,
  'access-denied': AccessDeniedPage,
  'forgot-password': lazy(() => import('../auth/forgot-password.page').then((module) => module.ForgotPasswordPage)),
  'reset-password': lazy(() => import('../auth/reset-password.page').then((module) => module.ResetPasswordPage)),
  sessions: lazy(() => import('../session/sessions.page').then((module) => module.SessionsPage)),
};

/** A page of the shell itself. */
export function ShellPageView({ page }: { page: ShellPage }) {
  const Page = pages[page];
  return <Page />;
}
