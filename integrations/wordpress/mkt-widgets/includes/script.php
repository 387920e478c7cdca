<?php
defined( 'ABSPATH' ) || exit;

const MKT_WIDGETS_HANDLE = 'mkt-widgets';

/** @return string The address of `mkt.js`. */
function mkt_widgets_script_address() {
	$settings = mkt_widgets_settings();
	return isset( $settings['files'] ) ? $settings['files'] : plugins_url( 'kit/mkt.js', MKT_WIDGETS_FILE );
}

/**
 * Loads the kit in pages and, for the preview of the block, in the editor. The address has no version, so that
 * a page with another tag of the kit loads it once.
 */
add_action(
	'enqueue_block_assets',
	function () {
		$script = mkt_widgets_script_address();
		wp_enqueue_script( MKT_WIDGETS_HANDLE, $script, array(), null, false );
		wp_enqueue_style( MKT_WIDGETS_HANDLE, dirname( $script ) . '/mkt.css', array(), null );
	}
);

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		if ( MKT_WIDGETS_HANDLE !== $handle ) {
			return $tag;
		}
		$attributes = ' async data-cfasync="false" data-no-optimize="1" data-no-defer="1"';
		$settings   = mkt_widgets_settings();
		if ( is_admin() ) {
			// The preview of the block needs no consent of a reader, and does not count as an impression.
			unset( $settings['consent'], $settings['analytics'] );
		}
		foreach ( $settings as $key => $value ) {
			if ( 'files' !== $key ) {
				$attributes .= sprintf( ' data-%s="%s"', $key, esc_attr( $value ) );
			}
		}
		return str_replace( ' src=', "$attributes src=", $tag );
	},
	10,
	2
);
