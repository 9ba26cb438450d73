import { serveThread } from '../../../platform/threads/serve-thread';
import { renderMail } from './render';

serveThread(renderMail);
