/*
 * The shared list, each by its specifier: the bundler provides to remotes only what the shell itself imports, and a
 * remote may use what the shell does not.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'react-router-dom';
import 'jotai';
import '@emotion/react';
import '@emotion/react/jsx-runtime';
import '@tanstack/react-query';
import 'zod/mini';
import 'shared-contracts/session';
import 'shared-contracts/events';
import 'shared-contracts/remotes';
import 'shared-contracts/http';
import 'shared-contracts/look';
