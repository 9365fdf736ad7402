// @module-tag all
import { checkScenes } from 'shared-contracts/testing';
import { scenes } from './scenes.tsx';

checkScenes(scenes);
