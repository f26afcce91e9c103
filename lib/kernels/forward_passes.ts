/**
 * The contract of the forward passes of a dense network in double precision: of the kernel, and of
 * `DenseNetwork` in agents/networks/dense_network.ts. All numbers are the same.
 *
 * @module
 */

/** A network with its weights, ready to be run. */
export interface ForwardPasses {
  /** Neurons of each layer, from the inputs to the outputs: at least two layers. */
  readonly sizes: readonly number[];
  /**
   * The forward pass. Returns the outputs in an array that the next pass of any network overwrites.
   *
   * @param inputs exactly as many as the first layer has neurons
   */
  run(inputs: Float64Array): Float64Array;
  /**
   * The first output after each of some changes of the inputs, in an array that the next pass of any network
   * overwrites. The first layer is computed once, and what changes is added. So sums are rounded in another
   * order than in a pass with the changed inputs.
   *
   * @param inputs before the changes
   * @param changes for each of them four numbers: an input that becomes less by 1, one that grows, another one
   * that grows or -1 for none, and by how much they grow
   * @param count of the changes, at most `MOST_CHANGES`
   */
  runChanged(inputs: Float64Array, changes: Float64Array, count: number): Float64Array;
}

/** The most changes that are valued together. */
export const MOST_CHANGES = 64;
