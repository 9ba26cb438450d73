import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/inter/index.css';
import '@butterfly/ui-kit/styles.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the gallery.');
createRoot(root).render(<Gallery />);
