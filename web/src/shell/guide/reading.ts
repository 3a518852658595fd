/** A note that is being read: who shows it, and how it is put away. */
import type { Component } from "svelte";
import type { Note } from "../board";
import type { Desk } from "../table/desk.svelte";
import type { Words } from "./words.svelte";

export interface Reading {
  Card: Component<{ desk: Desk; reading: Reading }>;
  note: Note;
  words: Words;
  table: string;
  more: number; // how many wait behind it
  read(): void;
}
