import { mount } from 'svelte';
import './styles/tokens.gen.css';
import './styles/base.css';
import App from './App.svelte';
import { loadSprites } from './art/sprites';
import { startWorker } from './page/worker';
import { settings } from './settings/settings.svelte';
import { words } from './words/words.svelte';

void loadSprites('base');
await words.use(settings.liked.language);
mount(App, { target: document.getElementById('app')! });
startWorker();
