<?php
defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		wp_register_script(
			'mkt-widgets-block',
			plugins_url( 'block/block.js', MKT_WIDGETS_FILE ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
			(string) filemtime( dirname( MKT_WIDGETS_FILE ) . '/block/block.js' ),
			true
		);
		$words = array(
			'element'   => __( 'Element', 'mkt-widgets' ),
			'content'   => __( 'What to show', 'mkt-widgets' ),
			'look'      => __( 'Look', 'mkt-widgets' ),
			'advanced'  => __( 'Service and technique', 'mkt-widgets' ),
			'fallback'  => __( 'Without the data', 'mkt-widgets' ),
			'link'      => __( 'Address of a link', 'mkt-widgets' ),
			'linkText'  => __( 'Words of the link', 'mkt-widgets' ),
			'linkHelp'  => __( 'Readers see this link before, without and instead of the data.', 'mkt-widgets' ),
			'asUsual'   => __( '(as usual)', 'mkt-widgets' ),
		);
		$handed = array(
			'elements' => mkt_widgets_elements(),
			'words'    => $words,
		);
		wp_add_inline_script( 'mkt-widgets-block', 'var mktWidgetsBlock = ' . wp_json_encode( $handed ) . ';', 'before' );
		register_block_type( dirname( MKT_WIDGETS_FILE ) . '/block' );
	}
);
