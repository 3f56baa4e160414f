import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { findChromium } from '../../e2e/support/chromium.ts';
import type { EmbeddedBackend } from '../../server/embedded/embedded.ts';
import { type Listening, listen, originApp } from '../../server/origin/originServer.ts';
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts';
import { cellsOf, type Measured } from './interaction.ts';
import { FIRST, firstTap } from './interactions.ts';
import { audit, type Figures, medianOf } from './lighthouse.ts';
import { SAMPLE_PAGES } from './samplePages.ts';
import { printTable, round } from './table.ts';

const [MENU] = FIRST;
const SLOWED = 4;
const SECONDS = 3;

interface Build {
  name: string;
  site: Listening;
  loads: Map<string, Figures[]>;
  taps: Measured[];
}

/**
 * Compares builds of the site, such as one without some mechanism: each page in each build by
 * turns, on the slow connection, then the first tap on the menu. The first build is the one that the others are
 * compared with.
 * @param folders `name:folder` of each build, which `npm run build -- --out=FOLDER` made.
 */
export async function benchBuilds(
  folders: readonly string[],
  backend: EmbeddedBackend,
  pages: readonly string[],
  runs: number,
): Promise<void> {
  const builds: Build[] = [];
  for (const entry of folders) {
    const [name = '', folder = ''] = entry.split(':');
    const site = await listen(originApp(backend, resolve(folder)), 0);
    builds.push({ name, site, loads: new Map(), taps: [] });
  }
  const shown = Object.entries(SAMPLE_PAGES).filter(([name]) => pages.includes(name));
  const browser = await chromium.launch(findChromium());
  try {
    // The first use of anything is slower than the later ones.
    for (const { site } of builds) await firstTap(browser, site.url, MENU, SLOWED, SECONDS);
    await audit(builds[0]?.site.url ?? '', 'devtools', DEFAULT_LANGUAGE, ['performance']);
    for (let turn = 0; turn < runs; turn += 1) {
      for (const [name, pathIn] of shown) {
        for (const { site, loads } of builds) {
          const url = site.url + pathIn(DEFAULT_LANGUAGE);
          const { figures } = await audit(url, 'devtools', DEFAULT_LANGUAGE, ['performance']);
          loads.set(name, [...(loads.get(name) ?? []), figures]);
        }
      }
      for (const { site, taps } of builds)
        taps.push(await firstTap(browser, site.url, MENU, SLOWED, SECONDS));
    }
  } finally {
    await browser.close();
    await Promise.all(builds.map(({ site }) => site.close()));
  }
  print(builds, runs);
}

function print(builds: readonly Build[], runs: number): void {
  const rows = builds.map(({ name, loads, taps }) => ({
    name,
    taps,
    pages: new Map([...loads].map(([page, figures]) => [page, medianOf(figures)])),
  }));
  const [base] = rows;
  if (!base) return;
  const pages = [...base.pages.keys()];
  const table = (title: string, valueOf: (page: Figures, inBase: Figures) => number) =>
    printTable(
      title,
      ['build', ...pages],
      rows.map((row) => [
        row.name,
        ...pages.map((page) => {
          const [figures, inBase] = [row.pages.get(page), base.pages.get(page)];
          return figures && inBase ? valueOf(figures, inBase) : '';
        }),
      ]),
    );
  const on = `slow connection, medians of ${runs}`;
  table(`Largest paint, times that of '${base.name}', ${on}`, (a, b) => round(a.lcp / b.lcp, 2));
  table(`Blocking time, ms, ${on}`, ({ tbt }) => Math.round(tbt));
  table(`Transferred, KiB, ${on}`, ({ bytes }) => round(bytes / 1024));
  printTable(
    `First tap on the menu, ${SECONDS} s after the first paint, CPU slowed ${SLOWED} times, ms, ` +
      `medians of ${runs}`,
    ['first tap', ...rows.map(({ name }) => name)],
    cellsOf(
      MENU.name,
      rows.map(({ taps }) => taps),
    ),
  );
}
